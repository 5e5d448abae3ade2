/// The life cycle that an app is built on.
public enum AppStyle: String, CaseIterable, Sendable {
  /// UIKit with an app delegate only.
  case uikitAppDelegate = "uikit-app-delegate"
  /// UIKit with scenes.
  case uikitScenes = "uikit-scenes"
  /// SwiftUI with `UIApplicationDelegateAdaptor`.
  case swiftUIAppDelegate = "swiftui-app-delegate"
  /// SwiftUI with an app delegate and a scene delegate.
  case swiftUISceneDelegate = "swiftui-scene-delegate"

  /// Whether the system connects scenes for the app.
  package var hasScenes: Bool { self != .uikitAppDelegate }

  /// Whether the app has a scene delegate.
  package var hasSceneDelegate: Bool { self == .uikitScenes || self == .swiftUISceneDelegate }

  /// Whether SwiftUI runs the app.
  package var isSwiftUI: Bool { self == .swiftUIAppDelegate || self == .swiftUISceneDelegate }
}
