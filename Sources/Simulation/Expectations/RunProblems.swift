/// What keeps every verdict on a run from meaning anything: code of the app that nobody called, or that went on outside
/// of the simulation.
package struct RunProblems: Sendable {
  /// A delegate object that conforms to none of the protocols by which it could be called.
  struct UnusableDelegate: Sendable {
    let type: String
    /// The SDKs that the app has.
    let sdks: [SDKName]
  }

  /// A scene delegate that is not called in the life cycle of the run.
  struct UnheardSceneDelegate: Sendable {
    /// What the app names for its scene.
    let name: String
    let style: AppStyle
  }

  /// The object that an app was made from, if nothing can call it.
  var unusableDelegate: UnusableDelegate?
  /// The scene delegate that the app names, if the run calls none.
  var unheardSceneDelegate: UnheardSceneDelegate?
  /// Async work of the app that had not finished at the end, although nothing was to come any more.
  package var unfinishedWork: [UnfinishedWork] = []
  /// Whether the order of the app's tasks was to be decided, where the runtime lacks the hooks for it.
  var lacksDecidedTasks = false
  /// What the app did on threads outside of the simulation while it ran; it had no effect.
  var callsFromOutside: [String] = []

  /// No problems.
  init() {}
}

extension RunProblems {
  /// The problems as failures.
  ///
  /// - Parameter ordersTasks: Whether the order of the app's tasks is the simulation's.
  func failures(ordersTasks: Bool) -> [ExpectationFailure] {
    var failures: [ExpectationFailure] = []
    func add(_ expected: String, _ actual: String, _ explanation: String) {
      failures.append(
        ExpectationFailure(location: nil, expected: [expected], actual: [actual], explanation: explanation, rule: nil))
    }
    if let unusableDelegate {
      add(
        "\(unusableDelegate.type) conforms to a protocol of the simulation", "it conforms to none that is called here",
        "nothing can call it: the app has \(unusableDelegate.sdkNames), so give it the SDK whose delegate this is; "
          + "if it is compiled against the real SDKs or UIKit, compile it against the stand-ins of DeepLinkSimulator "
          + "instead")
    }
    if let unheardSceneDelegate {
      let style = unheardSceneDelegate.style
      let other = style.isSwiftUI ? AppStyle.swiftUISceneDelegate : .uikitScenes
      add(
        "the scene delegate of the app is called", "an app of the style \(style.rawValue) has none that is called",
        "application(_:configurationForConnecting:options:) names \(unheardSceneDelegate.name): pass the scene "
          + "delegate as sceneDelegate, or give the scenario the style \(other.rawValue)")
    }
    for work in unfinishedWork {
      add(
        "the tasks that \(work.call) starts finish", "a task that \(work.call) started has not finished",
        ordersTasks
          ? "after event \(work.event), it waits for real time, for a thread, or for something that never comes; sleep on the "
            + "environment's clock, or give the app .realTime(.isIgnored), or .realTime(.isWaitedFor(.seconds(2)))"
          : "this runtime lacks the hooks: tasks run only in an async test, with 'await test.run()'")
    }
    if lacksDecidedTasks {
      add(
        "the order of the app's tasks is decided", "the runtime orders them",
        "this runtime lacks the hooks that let a simulation run tasks")
    }
    for call in callsFromOutside {
      add(
        "\(call) in the simulation", "\(call) on another thread",
        "work of a queue, a timer or a thread has no place in the order of the run, and had no effect")
    }
    return failures
  }
}

extension RunProblems.UnusableDelegate {
  /// The SDKs of the app, as a sentence names them.
  fileprivate var sdkNames: String {
    sdks.isEmpty ? "no SDK" : "no SDK but \(sdks.map(\.rawValue).joined(separator: " and "))"
  }
}
