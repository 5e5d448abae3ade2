import SDKContract

extension Adjust {
  /// Tells the SDK that the app has become active, of which the system notifies it too.
  public nonisolated static func trackSubsessionStart() {
    act(()) { adjust, _ in
      adjust.link.call("Adjust.trackSubsessionStart") { $0.machine.didBecomeActive(at: $1.now) }
    }
  }

  /// Tells the SDK that the app is about to resign active, of which the system notifies it too.
  public nonisolated static func trackSubsessionEnd() {
    act(()) { adjust, _ in
      adjust.link.call("Adjust.trackSubsessionEnd") { $0.machine.willResignActive(at: $1.now) }
    }
  }
}
