#if os(Linux)
  import Foundation

  /// Hooks for conditions on which code of a simulated app waits; waiting for operations and their queues uses them,
  /// too.
  enum ConditionHooks {
    fileprivate static let wait = "$s10Foundation11NSConditionC4waityyF"
    fileprivate static let waitUntil = "$s10Foundation11NSConditionC4wait5untilSb0A10Essentials4DateV_tF"
    static let waiting = ClassMethod(NSCondition.self, wait)
    static let waitingUntil = ClassMethod(NSCondition.self, waitUntil)

    /// Redirects calls through the vtable of the class to the functions below, once.
    static let install: Void = ClassMethod.replace([(waiting, wait), (waitingUntil, waitUntil)])

    fileprivate typealias Wait = () -> Void
    fileprivate typealias WaitUntil = (Date) -> Bool

    /// Returns Foundation's own method as a closure.
    fileprivate static func wait(_ condition: NSCondition) -> Wait {
      waiting.closure(of: condition, as: Method.self).call
    }

    fileprivate static func waitUntil(_ condition: NSCondition) -> WaitUntil {
      waitingUntil.closure(of: condition, as: MethodUntil.self).call
    }

    private struct Method {
      let call: Wait
    }
    private struct MethodUntil {
      let call: WaitUntil
    }

    /// Runs one block of another queue while code waits.
    ///
    /// A condition may wake spuriously, so code checks again whether it has what it waits for.
    fileprivate static func letOthersWork(_ condition: NSCondition, _ system: VirtualSystem) -> Bool {
      condition.unlock()
      defer { condition.lock() }
      return system.queues.runOne()
    }
  }

  extension NSCondition {
    /// Waits on the condition; in a simulated app, other queues run first, and the wait is a real one only if they have
    /// nothing to do.
    @_silgen_name("$s10Foundation11NSConditionC4waityyF")
    public func hookedWait() {
      guard let system = VirtualSystem.current else { return ConditionHooks.wait(self)() }
      guard !ConditionHooks.letOthersWork(self, system) else { return }
      AppTrap.noteBlocking()
      ConditionHooks.wait(self)()
    }

    /// Waits on the condition until a date; in a simulated app, other queues run first, and the wait times out if they
    /// have nothing to do.
    @_silgen_name("$s10Foundation11NSConditionC4wait5untilSb0A10Essentials4DateV_tF")
    public func hookedWait(_ limit: Date) -> Bool {
      guard let system = VirtualSystem.current else { return ConditionHooks.waitUntil(self)(limit) }
      // Foundation itself waits indefinitely with a date in the distant future.
      if ConditionHooks.letOthersWork(self, system) { return true }
      guard limit >= .distantFuture else { return false }
      AppTrap.noteBlocking()
      return ConditionHooks.waitUntil(self)(limit)
    }
  }
#endif
