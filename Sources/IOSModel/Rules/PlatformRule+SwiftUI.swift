import SDKContract

extension PlatformRule {
  /// The rules for apps on the SwiftUI life cycle.
  package enum SwiftUI: String, RuleGroup {
    case onOpenURL = "IOS-SWIFTUI-1"
    case buildsScene = "IOS-SWIFTUI-2"
    case onAppearOrder = "IOS-SWIFTUI-3"
    case scenePhase = "IOS-SWIFTUI-4"
    case delegateLinksNotPassedOn = "IOS-SWIFTUI-5"
    case sceneContinueNeverCalled = "IOS-SWIFTUI-6"
    case coldLinkAtSceneDelegate = "IOS-SWIFTUI-7"
    case onOpenURLAfterConnection = "IOS-SWIFTUI-8"
    case urlContextsInSwiftUI = "IOS-SWIFTUI-9"
    case scannedLink = "IOS-SWIFTUI-10"
    case coldScannedLink = "IOS-SWIFTUI-11"

    /// The statement of the rule, with its source.
    package var rule: Rule {
      switch self {
      case .onOpenURL:
        Rule(
          "SwiftUI hands links of the app's scheme, and universal links that the user taps, to .onOpenURL as plain "
            + "URLs, without the referrer.",
          evidence: .documentation,
          source: "Apple: View.onOpenURL(perform:); Adjust: iOS direct deep linking, SwiftUI apps; "
            + "developer.apple.com/forums/thread/762526")
      case .buildsScene:
        Rule(
          "After the launch methods SwiftUI builds its scene, and only a built scene gets links.",
          evidence: .documentation,
          source: "Apple: View.onOpenURL(perform:); Adjust: iOS direct deep linking, SwiftUI apps")
      case .onAppearOrder:
        Rule(
          "The order of .onAppear, .task and .onOpenURL on a cold start is not guaranteed, and a switch decides.",
          evidence: .open, source: "comments in several public SwiftUI apps")
      case .scenePhase:
        Rule(
          "SwiftUI changes scenePhase alongside the notifications of the life cycle.",
          evidence: .inference, source: "Apple: View.onOpenURL(perform:)")
      case .delegateLinksNotPassedOn:
        Rule(
          "SwiftUI puts its own app delegate in front of the app's and does not pass links on to it.",
          evidence: .report, source: "exponea/exponea-ios-sdk#78")
      case .sceneContinueNeverCalled:
        Rule(
          "SwiftUI never calls scene(_:continue:) of a scene delegate for a universal link.",
          evidence: .report,
          source: "developer.apple.com/forums/thread/746362; developer.apple.com/forums/thread/762526")
      case .coldLinkAtSceneDelegate:
        Rule(
          "The scene delegate of a SwiftUI app gets the link that starts the app in the connection options.",
          evidence: .sample,
          source: "Adjust: iOS direct deep linking, SwiftUI apps; developer.apple.com/forums/thread/746362; "
            + "Apple: UIApplicationDelegateAdaptor")
      case .onOpenURLAfterConnection:
        Rule(
          "Whether .onOpenURL also gets a cold link that the scene delegate got is not established, and a switch decides.",
          evidence: .open, source: "simulator design")
      case .urlContextsInSwiftUI:
        Rule(
          "Whether the scene delegate of a running SwiftUI app also gets links of its scheme is not "
            + "established, and a switch decides.",
          evidence: .open, source: "simulator design")
      case .scannedLink:
        Rule(
          "SwiftUI hands a universal link from the camera or an NFC tag to .onContinueUserActivity and not to .onOpenURL.",
          evidence: .report,
          source: "element-hq/element-x-ios#5804; tuist/tuist#7897; bikeindex/bike_index_ios#60; "
            + "tealium/tealium-swift TealiumAppTrackable.swift (camera and NFC tag); "
            + "cjpais/writing universal-links-w-qr-support-swiftui.md (iOS 14.2)")
      case .coldScannedLink:
        Rule(
          "Whether a universal link from the camera or an NFC tag that starts a SwiftUI app also comes to "
            + ".onContinueUserActivity is not established, and a switch decides.",
          evidence: .open,
          source: "bikeindex/bike_index_ios#60 (the text says that such starts worked with .onOpenURL alone, the title "
            + "says the opposite); element-hq/element-x-ios#5804 and tuist/tuist#7897 (no difference is made)")
      }
    }
  }
}
