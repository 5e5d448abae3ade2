import Foundation
import SwiftUIStandIns
import UIKitStandIns

/// Stands in for the controller of review requests, which no user sees.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  /// Requests a review.
  open class func requestReview() {}
  /// Requests a review in a scene.
  open class func requestReview(in windowScene: UIWindowScene) {}
}

/// An action that requests a review of the app.
public struct RequestReviewAction: Sendable {
  /// Requests a review.
  @MainActor public func callAsFunction() {}
}

extension EnvironmentValues {
  /// The action that requests a review of the app.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
