#if os(Linux)
  import Foundation
  import SDKContract

  /// What a process has observed with selectors, so that it can be taken back by the observer.
  private final class SelectorObservers {
    /// One call of `addObserver`.
    struct Entry {
      let observer: ObjectIdentifier
      let center: ObjectIdentifier
      let name: Notification.Name?
      let object: ObjectIdentifier?
      let token: any NSObjectProtocol
    }

    private var entries: [Entry] = []

    func add(_ entry: Entry) { entries.append(entry) }

    /// Takes out the entries that match.
    func remove(where matches: (Entry) -> Bool) -> [Entry] {
      let removed = entries.filter(matches)
      entries.removeAll(where: matches)
      return removed
    }

    private static let lock = NSLock()
    // It is sound because it is used with the lock only.
    nonisolated(unsafe) private static let outside = SelectorObservers()

    /// Does something with what the process on this thread has observed, or with what is observed where no app is
    /// simulated.
    static func use<Argument, Result>(
      _ argument: Argument, _ body: @escaping @Sendable (SelectorObservers, Argument) -> Result
    ) -> Result {
      guard AppEnvironment.simulated != nil else { return lock.withLock { body(outside, argument) } }
      return AppEnvironment.withCurrent(argument) { body($0.object { SelectorObservers() }, $1) }
    }
  }

  extension NotificationCenter {
    /// Calls a method of an object for each notification; the object is not kept alive.
    ///
    /// - Parameters:
    ///   - observer: The object.
    ///   - aSelector: The method, which may take the notification.
    ///   - aName: Which notifications; nil for all.
    ///   - anObject: Whose notifications; nil for everyone's.
    public func addObserver(
      _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
    ) {
      let target = observer as AnyObject
      // It is sound because observers run where notifications are posted, as on a device.
      nonisolated(unsafe) weak let receiver: AnyObject? = target
      let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
        if let receiver { aSelector.send(to: receiver, notification) }
      }
      let entry = SelectorObservers.Entry(
        observer: ObjectIdentifier(target), center: ObjectIdentifier(self), name: aName,
        object: anObject.map { ObjectIdentifier($0 as AnyObject) }, token: token)
      SelectorObservers.use(entry) { $0.add($1) }
    }

    /// Observes no more.
    ///
    /// - Parameter observer: An object that observes with selectors, or what `addObserver(forName:…)` has returned.
    public func removeObserver(_ observer: AnyObject) { removeObserver(observer, name: nil, object: nil) }

    /// Observes some notifications no more.
    ///
    /// - Parameters:
    ///   - observer: An object that observes with selectors, or what `addObserver(forName:…)` has returned.
    ///   - aName: Which notifications; nil for all.
    ///   - anObject: Whose notifications; nil for everyone's.
    public func removeObserver(_ observer: AnyObject, name aName: Notification.Name?, object anObject: Any?) {
      let (observed, center) = (ObjectIdentifier(observer), ObjectIdentifier(self))
      let object = anObject.map { ObjectIdentifier($0 as AnyObject) }
      let removed = SelectorObservers.use(()) { observers, _ in
        observers.remove { entry in
          entry.observer == observed && entry.center == center && (aName == nil || entry.name == aName)
            && (object == nil || entry.object == object)
        }
      }
      for entry in removed { removeObserver(entry.token as Any, name: entry.name, object: nil) }
      removeObserver(observer as Any, name: aName, object: anObject)
    }
  }
#endif
