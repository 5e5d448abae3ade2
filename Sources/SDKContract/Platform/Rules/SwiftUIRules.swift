/// The texts of the rules about apps on the SwiftUI life cycle.
enum SwiftUIRules {
  static let onOpenURL = Rule(
    "SwiftUI hands links of both kinds to .onOpenURL as plain URLs, without the referrer.",
    evidence: .documentation,
    source: "Apple: View.onOpenURL(perform:); Adjust: iOS direct deep linking, SwiftUI apps; "
      + "developer.apple.com/forums/thread/762526")

  static let buildsScene = Rule(
    "After the launch methods SwiftUI builds its scene, and only a built scene gets links.",
    evidence: .documentation, source: "Apple: View.onOpenURL(perform:); Adjust: iOS direct deep linking, SwiftUI apps")

  static let onAppearOrder = Rule(
    "The order of .onAppear, .task and .onOpenURL on a cold start is not guaranteed, and a switch decides.",
    evidence: .open, source: "comments in several public SwiftUI apps")

  static let scenePhase = Rule(
    "SwiftUI changes scenePhase beside the notifications of the life cycle.",
    evidence: .inference, source: "Apple: View.onOpenURL(perform:)")

  static let delegateLinksNotPassedOn = Rule(
    "SwiftUI puts its own app delegate in front of the app's and does not pass links on to it.",
    evidence: .report, source: "exponea/exponea-ios-sdk#78")

  static let sceneContinueNeverCalled = Rule(
    "SwiftUI never calls scene(_:continue:) of a scene delegate for a universal link.",
    evidence: .report, source: "developer.apple.com/forums/thread/746362; developer.apple.com/forums/thread/762526")

  static let coldLinkAtSceneDelegate = Rule(
    "The scene delegate of a SwiftUI app gets the link that starts the app in the connection options.",
    evidence: .sample,
    source: "Adjust: iOS direct deep linking, SwiftUI apps; developer.apple.com/forums/thread/746362; "
      + "Apple: UIApplicationDelegateAdaptor")

  static let onOpenURLAfterConnection = Rule(
    "Whether .onOpenURL also gets a cold link that the scene delegate got is not established, and a switch decides.",
    evidence: .open, source: "simulator design")

  static let urlContextsInSwiftUI = Rule(
    "Whether the scene delegate of a running SwiftUI app also gets links of its scheme is not "
      + "established, and a switch decides.",
    evidence: .open, source: "simulator design")
}
