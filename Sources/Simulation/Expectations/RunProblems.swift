/// The problems that make every verdict on a run meaningless: app code that nothing called, or that ran outside the
/// simulation.
package struct RunProblems: Sendable {
  /// A delegate object that conforms to none of the protocols by which it could be called.
  struct UnusableDelegate: Sendable {
    let type: String
    /// The SDKs that the app has.
    let sdks: [SDKName]
  }

  /// A scene delegate that is not called in the life cycle of the run.
  struct UnheardSceneDelegate: Sendable {
    /// The name that the app gives for its scene.
    let name: String
    let style: AppStyle
  }

  /// The delegate object of the app, if nothing can call it.
  var unusableDelegate: UnusableDelegate?
  /// The scene delegate that the app names, if the run does not call it.
  var unheardSceneDelegate: UnheardSceneDelegate?
  /// The app's async work that had not finished at the end, when no event was left.
  package var unfinishedWork: [UnfinishedWork] = []
  /// The events whose work slept in virtual time when the run ended.
  var asleep: Set<Int> = []
  /// The events after which such work began to sleep again.
  var turns: Set<Int> = []
  /// How long the run waited for events after the last step.
  var settle = Duration.zero
  /// Whether the app was suspended at the end: what sleeps in virtual time then is paused, as on a device, until the
  /// app returns.
  var isSuspended = false
  /// Whether the tracking prompt was up at the end, so the work may be waiting for its answer.
  var isTrackingPromptShown = false
  /// Whether the simulation should have ordered the app's tasks, but the runtime lacks the hooks.
  var lacksDecidedTasks = false
  /// The calls of the app from other threads during the run, which had no effect.
  var callsFromOutside: [String] = []

  /// No problems.
  init() {}
}

extension RunProblems {
  /// Returns the problems as failures.
  ///
  /// - Parameter ordersTasks: Whether the simulation orders the app's tasks.
  func failures(ordersTasks: Bool) -> [ExpectationFailure] {
    var failures: [ExpectationFailure] = []
    func add(_ expected: String, _ actual: String, _ explanation: String) {
      var failure = ExpectationFailure(
        location: nil, expected: [expected], actual: [actual], explanation: explanation, rule: nil)
      failure.isProblemOfRun = true
      failures.append(failure)
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
    for work in unfinishedWork where !turns.contains(work.event) || asleep.contains(work.event) {
      if isSuspended, asleep.contains(work.event) { continue }
      add(
        "the tasks that \(work.call) starts finish",
        "a task \(asleep.contains(work.event) ? "or a timer " : "")that \(work.call) started has not finished",
        ordersTasks
          ? "after event \(work.event), it \(reason(for: work))"
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

  /// Says why work has not finished, and what to do about it.
  private func reason(for work: UnfinishedWork) -> String {
    if isTrackingPromptShown { return "waits for " + Self.unansweredPrompt }
    guard asleep.contains(work.event) else { return "waits for " + Self.outside }
    return
      "still sleeps in virtual time when the run ends, \(settle.inWords) after the last step; let it end, or, if it is "
      + "meant to go on, give the app .realTime(.isIgnored)"
  }

  /// Says what work outside the simulation waits for, and what to do about it.
  private static let outside =
    "real time, for a thread, or for something that never comes; sleep on the environment's clock, or give the app "
    + ".realTime(.isIgnored), or .realTime(.isWaitedFor(.seconds(2)))"
  /// Says what work probably waits for while the tracking prompt is up, and what to do about it.
  private static let unansweredPrompt =
    "something that never comes, such as the user's answer to the tracking prompt, which is still up; answer it with the step "
    + "trackingAuthorization"
}

extension RunProblems.UnusableDelegate {
  /// The SDKs of the app, as words of a sentence.
  fileprivate var sdkNames: String {
    sdks.isEmpty ? "no SDK" : "no SDK but \(sdks.map(\.rawValue).joined(separator: " and "))"
  }
}

extension ExpectationFailure {
  /// The failure of a run that was stopped.
  ///
  /// - Parameters:
  ///   - limit: The event limit.
  ///   - endlessCall: The call into the app whose endless async work stopped the run; nil if there is none.
  static func endlessRun(_ limit: Int, _ endlessCall: String?) -> ExpectationFailure {
    var failure = ExpectationFailure(
      location: nil, expected: ["the run ends"], actual: ["it goes on"],
      explanation: endlessCall.map(Engine.explanation(ofEndlessWorkIn:))
        ?? "the run was stopped after \(limit.groupedEvents) (--event-limit): it is longer, or it repeats without end")
    failure.isProblemOfRun = true
    return failure
  }
}
