/// The texts of the rules about what stands beside what.
enum OrderRules {
  static let notificationFollowsMethod = Rule(
    "UIApplication posts its life-cycle notification after the app delegate's method.",
    evidence: .documentation, source: "Apple: applicationDidBecomeActive(_:)")

  static let notificationInScenes = Rule(
    "UIApplication posts its life-cycle notifications in apps with scenes too.",
    evidence: .documentation,
    source: "Apple: applicationDidBecomeActive(_:); Apple: sceneWillEnterForeground(_:); "
      + "developer.apple.com/forums/thread/746362")

  static let setOrder = Rule(
    "The set that carries the link may carry other items, and yields them in any order.",
    evidence: .report, source: "Apple: UIScene.ConnectionOptions.userActivities; sopt-makers/SOPT-iOS#980")
}
