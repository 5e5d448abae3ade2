#if os(Linux)
  import Dispatch
  import Foundation
  import SDKContract

  /// The delayed messages of a process.
  private final class DelayedMessages {
    struct Entry {
      let target: AnyObject
      let selector: Selector
      let argument: AnyObject?
      let timer: Timer
    }

    private var entries: [Entry] = []

    func add(_ entry: Entry) { entries.append(entry) }

    func remove(where matches: (Entry) -> Bool) -> [Entry] {
      let removed = entries.filter(matches)
      entries.removeAll(where: matches)
      return removed
    }
  }

  extension NSObject {
    /// Returns whether the object has the method of a selector.
    public func responds(to aSelector: Selector!) -> Bool { aSelector.map { $0.isUnderstood(by: self) } ?? false }

    /// Calls a method.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
      Self.result(of: aSelector.send(to: self))
    }

    /// Calls a method with an argument.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
      Self.result(of: aSelector.send(to: self, object))
    }

    /// Calls a method with two arguments.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
      Self.result(of: aSelector.send(to: self, object1, object2))
    }

    /// Returns the result of a method, retained because nothing releases it later.
    static func result(of returned: Any?) -> Unmanaged<AnyObject>! {
      guard let returned, !(returned is Void) else { return nil }
      return Unmanaged.passRetained(returned as AnyObject)
    }

    /// Calls a method later, on the run loop.
    ///
    /// - Parameter delay: The seconds until then.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
      let (receiver, argument) = (Receiver(self), anArgument.map { Receiver($0 as AnyObject) })
      let timer = Timer(fire: Date(timeIntervalSinceNow: max(delay, 0.0001)), interval: 0, repeats: false) { timer in
        let number = ObjectIdentifier(timer)
        _ = DelayedMessages.remove { ObjectIdentifier($0.timer) == number }
        aSelector.send(to: receiver.object, argument?.object)
      }
      DelayedMessages.add(
        DelayedMessages.Entry(target: self, selector: aSelector, argument: argument?.object, timer: timer))
      RunLoop.current.add(timer, forMode: .default)
    }

    /// Cancels delayed calls of `perform(_:with:afterDelay:)`.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
      let target = aTarget as AnyObject
      for entry in DelayedMessages.remove(where: { $0.target === target }) { entry.timer.invalidate() }
    }

    /// Cancels delayed calls of `perform(_:with:afterDelay:)` with a method and an argument.
    public class func cancelPreviousPerformRequests(
      withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
      let (target, argument) = (aTarget as AnyObject, anArgument.map { $0 as AnyObject })
      let removed = DelayedMessages.remove {
        $0.target === target && $0.selector == aSelector && DelayedMessages.areEqual($0.argument, argument)
      }
      for entry in removed { entry.timer.invalidate() }
    }

    /// Calls a method on the main thread.
    ///
    /// - Parameter wait: Whether to wait until the call is done.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
      let (receiver, argument) = (Receiver(self), arg.map { Receiver($0 as AnyObject) })
      let send: @Sendable () -> Void = { aSelector.send(to: receiver.object, argument?.object) }
      switch (wait, Thread.isMainThread) {
      case (true, true): send()
      case (true, false): DispatchQueue.main.sync(execute: send)
      case (false, _): DispatchQueue.main.async(execute: send)
      }
    }

    /// Calls a method on another thread.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
      let (receiver, argument) = (Receiver(self), arg.map { Receiver($0 as AnyObject) })
      Thread.detachNewThread { aSelector.send(to: receiver.object, argument?.object) }
    }
  }

  extension DelayedMessages {
    /// Compares arguments by value, because a string becomes another object each time it is passed.
    fileprivate static func areEqual(_ first: AnyObject?, _ second: AnyObject?) -> Bool {
      if first === second { return true }
      guard let first = first as? AnyHashable, let second = second as? AnyHashable else { return false }
      return first == second
    }

    fileprivate static func add(_ entry: Entry) {
      AppEnvironment.withCurrent(entry) { $0.object { DelayedMessages() }.add($1) }
    }

    fileprivate static func remove(where matches: @escaping (Entry) -> Bool) -> [Entry] {
      AppEnvironment.withCurrent(matches) { environment, matches in
        environment.object { DelayedMessages() }.remove(where: matches)
      }
    }
  }
#endif
