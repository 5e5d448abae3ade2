import Foundation
import SwiftUIStandIns
import UIKitStandIns

/// Stands in for the question what users think of the app, which nobody is asked.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  /// Asks.
  open class func requestReview() {}
  /// Asks in a window.
  open class func requestReview(in windowScene: UIWindowScene) {}
}

/// Stands in for the App Store.
public enum AppStore {
  /// Asks what users think of the app.
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
  /// Gets purchases.
  public static func sync() async throws {}
}

/// Asks what users think of the app.
public struct RequestReviewAction: Sendable {
  /// Asks.
  @MainActor public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Asks what users think of the app.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
