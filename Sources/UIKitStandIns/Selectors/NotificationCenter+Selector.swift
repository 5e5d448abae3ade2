#if os(Linux)
  import Foundation
  import SDKContract

  /// The observers of a process that use selectors, so that they can be removed.
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

    /// Removes the entries that match.
    func remove(where matches: (Entry) -> Bool) -> [Entry] {
      let removed = entries.filter(matches)
      entries.removeAll(where: matches)
      return removed
    }

    private static let lock = NSLock()
    // Safe because it is used only while the lock is held.
    nonisolated(unsafe) private static let outside = SelectorObservers()

    /// Performs an action on the observers of the process on this thread, or on those outside any simulated app.
    static func use<Argument, Result>(
      _ argument: Argument, _ body: @escaping @Sendable (SelectorObservers, Argument) -> Result
    ) -> Result {
      guard AppEnvironment.simulated != nil else { return lock.withLock { body(outside, argument) } }
      return AppEnvironment.withCurrent(argument) { body($0.object { SelectorObservers() }, $1) }
    }
  }

  /// The object that a selector is sent to, which is not kept alive.
  ///
  /// It is `@unchecked Sendable` because observers run where notifications are posted, as on a device. Swift 6.1 has no
  /// `weak let`, which would do without it.
  private struct SelectorReceiver: @unchecked Sendable {
    weak var object: AnyObject?
  }

  extension NotificationCenter {
    /// Calls a method of an object for each notification; the object is not retained.
    ///
    /// - Parameters:
    ///   - observer: The object.
    ///   - aSelector: The method, which may take the notification.
    ///   - aName: The name of the notifications; nil for all.
    ///   - anObject: The sender of the notifications; nil for any.
    public func addObserver(
      _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
    ) {
      let target = observer as AnyObject
      let receiver = SelectorReceiver(object: target)
      let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
        if let object = receiver.object { aSelector.send(to: object, notification) }
      }
      let entry = SelectorObservers.Entry(
        observer: ObjectIdentifier(target), center: ObjectIdentifier(self), name: aName,
        object: anObject.map { ObjectIdentifier($0 as AnyObject) }, token: token)
      SelectorObservers.use(entry) { $0.add($1) }
    }

    /// Removes an observer.
    ///
    /// - Parameter observer: An object that observes with selectors, or the result of `addObserver(forName:…)`.
    public func removeObserver(_ observer: AnyObject) { removeObserver(observer, name: nil, object: nil) }

    /// Removes an observer of some notifications.
    ///
    /// - Parameters:
    ///   - observer: An object that observes with selectors, or the result of `addObserver(forName:…)`.
    ///   - aName: The name of the notifications; nil for all.
    ///   - anObject: The sender of the notifications; nil for any.
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
