import DeepLinkSimulator

/// Opens the screens of the fruit apps.
@MainActor
final class FruitRouter {
  private let environment: AppEnvironment

  init(_ environment: AppEnvironment) {
    self.environment = environment
  }

  /// Opens the screen of a fruit, if the app has one.
  func walk(to fruit: String) {
    let screen = Self.screen(of: fruit)
    if FruitApp.screens.contains(screen) {
      environment.show(screen)
    } else {
      environment.noRoute(to: screen)
    }
  }

  /// Returns whether the screen of a fruit is visible.
  func isShowing(_ fruit: String) -> Bool { environment.screen == Self.screen(of: fruit) }

  private static func screen(of fruit: String) -> String { fruit + "_vc" }
}
