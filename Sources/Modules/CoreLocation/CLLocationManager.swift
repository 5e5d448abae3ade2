import Foundation
import SDKContract

/// Whether an app may know the location.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// Nobody can allow it.
  case restricted = 1
  /// The user has denied it.
  case denied = 2
  /// The user has allowed it.
  case authorizedAlways = 3
  /// The user has allowed it while the app is in use.
  case authorizedWhenInUse = 4
}

/// Whether an app may know the exact location.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// It may.
  case fullAccuracy = 0
  /// It may not.
  case reducedAccuracy = 1
}

/// What the app uses the location for.
public enum CLActivityType: Int, Sendable {
  /// Something else.
  case other = 1
  /// A car.
  case automotiveNavigation = 2
  /// A person who walks.
  case fitness = 3
  /// Another vehicle.
  case otherNavigation = 4
}

/// The domain of the errors.
public let kCLErrorDomain = "kCLErrorDomain"

/// An error of location services.
public struct CLError: Error, CustomNSError, Sendable {
  /// The domain of the errors.
  public static let errorDomain = kCLErrorDomain
  /// The number of the error.
  public var errorCode: Int { code.rawValue }
  /// The error codes.
  public enum Code: Int, Sendable {
    /// The location is not known now.
    case locationUnknown = 0
    /// The user has denied it.
    case denied = 1
    /// The network is not available.
    case network = 2
    /// The direction is not known.
    case headingFailure = 3
    /// The user has denied the monitoring of areas.
    case regionMonitoringDenied = 4
    /// An area cannot be monitored.
    case regionMonitoringFailure = 5
    /// The monitoring of an area begins later.
    case regionMonitoringSetupDelayed = 6
    /// Events of an area come later.
    case regionMonitoringResponseDelayed = 7
    /// There is no result.
    case geocodeFoundNoResult = 8
    /// There is a part of the result.
    case geocodeFoundPartialResult = 9
    /// The app has cancelled the request.
    case geocodeCanceled = 10
  }
  /// The location is not known now.
  public static let locationUnknown = Code.locationUnknown
  /// The user has denied it.
  public static let denied = Code.denied
  /// The network is not available.
  public static let network = Code.network
  /// The user has denied the monitoring of areas.
  public static let regionMonitoringDenied = Code.regionMonitoringDenied
  /// The error code.
  public let code: Code
  /// Creates an error from its code.
  public init(_ code: Code) { self.code = code }
}

/// Stands in for location services. The user denies the app the location when it asks, and no alert covers the app.
///
/// It is `@unchecked Sendable` because all code of a simulation runs on its thread.
open class CLLocationManager: NSObject, @unchecked Sendable {
  /// What the user has said to the app.
  private final class Answer {
    var status = CLAuthorizationStatus.notDetermined
  }

  private static var status: CLAuthorizationStatus {
    get { AppEnvironment.withCurrent(()) { environment, _ in environment.object { Answer() }.status } }
    set { AppEnvironment.withCurrent(newValue) { environment, new in environment.object { Answer() }.status = new } }
  }

  /// The delegate; held weakly. It learns whether the app may know the location.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil { tell() } }
  }
  /// The accuracy that the app wants.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// The distance after which the app wants to know.
  open var distanceFilter = kCLDistanceFilterNone
  /// What the app uses the location for.
  open var activityType = CLActivityType.other
  /// Whether updates may pause.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether updates come in the background.
  open var allowsBackgroundLocationUpdates = false
  /// The last location; nil, because it is not known.
  open var location: CLLocation? { nil }
  /// Whether the app may know the location.
  open var authorizationStatus: CLAuthorizationStatus { Self.status }
  /// Whether the app may know the exact location.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  /// Creates a manager.
  public override init() { super.init() }

  /// Returns whether the device has location services.
  open class func locationServicesEnabled() -> Bool { true }
  /// Returns whether the app may know the location.
  open class func authorizationStatus() -> CLAuthorizationStatus { status }

  /// Asks the user, who denies it.
  open func requestWhenInUseAuthorization() { ask() }
  /// Asks the user, who denies it.
  open func requestAlwaysAuthorization() { ask() }
  /// Asks for the location once, which fails.
  open func requestLocation() { fail() }
  /// Asks for updates, which fails as soon as the user has been asked.
  open func startUpdatingLocation() {
    isUpdating = true
    if authorizationStatus != .notDetermined { fail() }
  }
  /// Ends updates.
  open func stopUpdatingLocation() { isUpdating = false }
  /// Asks for large changes. None come.
  open func startMonitoringSignificantLocationChanges() {}
  /// Ends updates.
  open func stopMonitoringSignificantLocationChanges() {}

  private var isUpdating = false

  private func ask() {
    guard authorizationStatus == .notDetermined else { return }
    DispatchQueue.main.async { [weak self] in
      guard Self.status == .notDetermined else { return }
      Self.status = .denied
      guard let self else { return }
      delegate?.locationManagerDidChangeAuthorization(self)
      if isUpdating { fail() }
    }
  }

  private func tell() {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.locationManagerDidChangeAuthorization(self)
    }
  }

  private func fail() {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.locationManager(self, didFailWithError: CLError(.denied))
    }
  }
}

/// The delegate of location services.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Called when the manager is there, and when the user has answered.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Called when the manager is there, and when the user has answered, if the app does not implement the other method.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// Called when there are new locations.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Called when the location is not known.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Called after a stay at a place.
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
  /// Called when the direction has changed.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Called when the user has entered an area.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// Called when the user has left an area.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// Called when the app has begun to monitor an area.
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  /// Called when it is known whether the user is in an area.
  func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  /// Called when an area cannot be monitored.
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
}

extension CLLocationManagerDelegate {
  /// The default implementation, for an app that does not implement the method: it calls the one before iOS 14.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }
  /// The default implementation, for an app that does not implement the method.
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
  /// The default implementation, for an app that does not implement the method.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  /// The default implementation, for an app that does not implement the method.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// The default implementation, for an app that does not implement the method.
  public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
  /// The default implementation, for an app that does not implement the method.
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  /// The default implementation, for an app that does not implement the method.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// The default implementation, for an app that does not implement the method.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  /// The default implementation, for an app that does not implement the method.
  public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
  /// The default implementation, for an app that does not implement the method.
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}
  /// The default implementation, for an app that does not implement the method.
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {}
}

extension CLError.Code {
  /// Returns whether an error has a code, as in `catch CLError.denied`.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? CLError)?.code == code }
}
