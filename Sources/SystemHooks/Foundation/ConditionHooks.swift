#if os(Linux)
  import Foundation

  /// Conditions that code of a simulated app waits for; operations and their queues are waited for in this way, too.
  enum ConditionHooks {
    fileprivate static let wait = "$s10Foundation11NSConditionC4waityyF"
    fileprivate static let waitUntil = "$s10Foundation11NSConditionC4wait5untilSb0A10Essentials4DateV_tF"
    static let waiting = ClassMethod(NSCondition.self, wait)
    static let waitingUntil = ClassMethod(NSCondition.self, waitUntil)

    /// Lets calls through the table of the class reach the functions below; it has effect once.
    static let install: Void = {
      for (method, name) in [(waiting, wait), (waitingUntil, waitUntil)] {
        if let function = SystemFunction.ofProgram(name) { method.replace(with: function) }
      }
    }()

    fileprivate typealias Wait = () -> Void
    fileprivate typealias WaitUntil = (Date) -> Bool

    /// Foundation's own methods: the address of a method and the object make a closure, as both are Swift's.
    fileprivate static func wait(_ condition: NSCondition) -> Wait {
      unsafeBitCast((waiting.original, Unmanaged.passUnretained(condition).toOpaque()), to: Method.self).call
    }

    fileprivate static func waitUntil(_ condition: NSCondition) -> WaitUntil {
      unsafeBitCast((waitingUntil.original, Unmanaged.passUnretained(condition).toOpaque()), to: MethodUntil.self).call
    }

    /// Closures as they are, and not as a generic function would have them.
    private struct Method {
      let call: Wait
    }
    private struct MethodUntil {
      let call: WaitUntil
    }

    /// Lets one block of another queue run while code waits.
    ///
    /// A condition may wake whoever waits for nothing, so that code looks again whether it has what it waits for.
    fileprivate static func letOthersWork(_ condition: NSCondition, _ system: VirtualSystem) -> Bool {
      condition.unlock()
      defer { condition.lock() }
      return system.queues.runOne()
    }
  }

  extension NSCondition {
    /// Lets other queues of a simulated app work; if they have nothing to do, the wait is a real one.
    @_silgen_name("$s10Foundation11NSConditionC4waityyF")
    public func hookedWait() {
      guard let system = VirtualSystem.current else { return ConditionHooks.wait(self)() }
      guard !ConditionHooks.letOthersWork(self, system) else { return }
      AppTrap.noteBlocking()
      ConditionHooks.wait(self)()
    }

    /// Lets other queues of a simulated app work; if they have nothing to do, the code has waited in vain.
    @_silgen_name("$s10Foundation11NSConditionC4wait5untilSb0A10Essentials4DateV_tF")
    public func hookedWait(_ limit: Date) -> Bool {
      guard let system = VirtualSystem.current else { return ConditionHooks.waitUntil(self)(limit) }
      // Foundation itself waits without an end by a date that does not come.
      if ConditionHooks.letOthersWork(self, system) { return true }
      guard limit >= .distantFuture else { return false }
      AppTrap.noteBlocking()
      return ConditionHooks.waitUntil(self)(limit)
    }
  }
#endif
