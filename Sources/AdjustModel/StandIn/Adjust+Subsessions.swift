import SDKContract

extension Adjust {
  /// Tells the SDK that the app has become active, which it also hears from the system.
  public nonisolated static func trackSubsessionStart() {
    act(()) { adjust, _ in
      adjust.link.call("Adjust.trackSubsessionStart") { $0.machine.didBecomeActive(at: $1.now) }
    }
  }

  /// Tells the SDK that the app is about to resign being active, which it also hears from the system.
  public nonisolated static func trackSubsessionEnd() {
    act(()) { adjust, _ in
      adjust.link.call("Adjust.trackSubsessionEnd") { $0.machine.willResignActive(at: $1.now) }
    }
  }
}
