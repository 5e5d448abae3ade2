import Foundation
import SDKContract

/// Stands in for an update of the location. The location is not known.
public struct CLLocationUpdate: Sendable {
  /// How the app uses the updates.
  public enum LiveConfiguration: Int, Sendable {
    /// In the usual way.
    case `default` = 0
    /// A car.
    case automotiveNavigation = 1
    /// Another vehicle.
    case otherNavigation = 2
    /// A person who walks.
    case fitness = 3
    /// An aircraft.
    case airborne = 4
  }

  /// The location: nil.
  public var location: CLLocation? { nil }
  /// Whether the device does not move.
  public var isStationary: Bool { false }
  /// Whether the device does not move.
  public var stationary: Bool { false }
  /// Whether the user has denied the app the location.
  public let authorizationDenied: Bool
  /// Whether the device has no location services.
  public var authorizationDeniedGlobally: Bool { false }
  /// Whether nobody can allow it.
  public var authorizationRestricted: Bool { false }
  /// Whether the app may know the location roughly only.
  public var accuracyLimited: Bool { false }
  /// Whether the user is being asked.
  public var authorizationRequestInProgress: Bool { false }
  /// Whether the app has to be in use.
  public var insufficientlyInUse: Bool { false }
  /// Whether the location is not known now.
  public var locationUnavailable: Bool { !authorizationDenied }
  /// Whether a service session is needed.
  public var serviceSessionRequired: Bool { false }

  /// Returns the updates: one, without a location. A device sends more when something changes, and nothing does.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }

  /// A sequence of updates.
  public struct Updates: AsyncSequence, Sendable {
    /// The type of the elements.
    public typealias Element = CLLocationUpdate
    /// Returns an iterator.
    public func makeAsyncIterator() -> Iterator { Iterator() }

    /// The iterator.
    public struct Iterator: AsyncIteratorProtocol {
      private var isOver = false
      /// Returns the update, and then nil.
      public mutating func next() async throws -> CLLocationUpdate? {
        guard !isOver else { return nil }
        isOver = true
        return CLLocationUpdate(authorizationDenied: CLLocationManager().authorizationStatus == .denied)
      }
    }
  }
}

/// Stands in for an app's wish to know the location. The user denies it.
///
/// It is `@unchecked Sendable` because all code of a simulation runs on its thread.
public final class CLServiceSession: @unchecked Sendable {
  /// What the app wants to know.
  public enum AuthorizationRequirement: Int, Sendable {
    /// Nothing.
    case none = 0
    /// The location while the app is in use.
    case whenInUse = 1
    /// The location.
    case always = 2
  }

  private let manager = CLLocationManager()

  /// Asks the user, who denies it.
  public init(authorization: AuthorizationRequirement) {
    if authorization != .none { manager.requestWhenInUseAuthorization() }
  }
  /// Asks the user, who denies it.
  public convenience init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {
    self.init(authorization: authorization)
  }
  /// Ends the session.
  public func invalidate() {}
}
