import Foundation
import SwiftUIStandIns
import UIKitStandIns

/// Stands in for the recommendation of another app over the bottom of a scene. There is no App Store, so nothing is
/// shown.
@preconcurrency @MainActor
open class SKOverlay: NSObject {
  /// Where the recommendation is.
  public enum Position: Int, Sendable {
    /// At the bottom.
    case bottom = 0
    /// Above a bar at the bottom.
    case bottomRaised = 1
  }

  /// What is recommended.
  @preconcurrency @MainActor
  open class Configuration: NSObject {}

  /// Recommends an app.
  open class AppConfiguration: Configuration {
    /// The identifier of the app.
    open var appIdentifier: String
    /// Where the recommendation is.
    open var position: Position
    /// Whether the user can dismiss it.
    open var userDismissible = true
    /// The token of a campaign.
    open var campaignToken: String?
    /// The token of a provider.
    open var providerToken: String?
    /// Creates a configuration.
    public init(appIdentifier: String, position: Position) {
      (self.appIdentifier, self.position) = (appIdentifier, position)
      super.init()
    }
  }

  /// Recommends the app of an App Clip.
  open class AppClipConfiguration: Configuration {
    /// Where the recommendation is.
    open var position: Position
    /// The token of a campaign.
    open var campaignToken: String?
    /// The token of a provider.
    open var providerToken: String?
    /// Creates a configuration.
    public init(position: Position) {
      self.position = position
      super.init()
    }
  }

  /// What is recommended.
  public let configuration: Configuration
  /// Creates a recommendation.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init()
  }
  /// Shows the recommendation. Has no effect.
  open func present(in scene: UIWindowScene) {}
  /// Hides all recommendations of a scene. Has no effect.
  open class func dismiss(in scene: UIWindowScene) {}
}

extension View {
  /// Shows a recommendation of another app. Has no effect.
  public func appStoreOverlay(isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration)
    -> some View
  { self }
}
