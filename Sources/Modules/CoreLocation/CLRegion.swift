import Foundation

// Monitoring of places. The user denies the app the location, so nothing that is monitored ever happens.

/// Stands in for an area that an app monitors.
///
/// It is `@unchecked Sendable` because all code of a simulation runs on its thread.
open class CLRegion: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// Whether the app wants to know when the user enters the area.
  open var notifyOnEntry = true
  /// Whether the app wants to know when the user leaves the area.
  open var notifyOnExit = true

  /// Creates an area.
  public init(identifier: String) { self.identifier = identifier }
}

/// Stands in for a circle around a point.
///
/// It is `@unchecked Sendable` as its superclass is.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The point in the middle.
  public let center: CLLocationCoordinate2D
  /// The radius in metres.
  public let radius: CLLocationDistance

  /// Creates a circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }

  /// Returns whether a point is inside.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
    return middle.distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
  }
}

/// Whether the user is in an area.
public enum CLRegionState: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Inside.
  case inside = 1
  /// Outside.
  case outside = 2
}

/// Stands in for a stay at a place. None is ever reported.
///
/// It is `@unchecked Sendable` because it is never modified.
open class CLVisit: NSObject, @unchecked Sendable {
  /// The time at which the user came.
  open var arrivalDate: Date { .distantPast }
  /// The time at which the user left.
  open var departureDate: Date { .distantFuture }
  /// The place.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: 0, longitude: 0) }
  /// The horizontal accuracy in metres.
  open var horizontalAccuracy: CLLocationAccuracy { -1 }
}

/// Stands in for a direction of the device. None is ever reported.
///
/// It is `@unchecked Sendable` because it is never modified.
open class CLHeading: NSObject, @unchecked Sendable {
  /// The direction from the magnetic north pole.
  open var magneticHeading: CLLocationDirection { -1 }
  /// The direction from the geographic north pole.
  open var trueHeading: CLLocationDirection { -1 }
  /// The accuracy; negative, because the direction is not known.
  open var headingAccuracy: CLLocationDirection { -1 }
  /// The time.
  open var timestamp: Date { .distantPast }
}

extension CLLocationManager {
  /// Returns whether the device reports large changes.
  public class func significantLocationChangeMonitoringAvailable() -> Bool { true }
  /// Returns whether the device can monitor an area.
  public class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { true }
  /// Returns whether the device has a compass.
  public class func headingAvailable() -> Bool { true }
  /// Starts reporting stays. None come.
  public func startMonitoringVisits() {}
  /// Stops reporting stays.
  public func stopMonitoringVisits() {}
  /// Starts monitoring an area, which fails.
  public func startMonitoring(for region: CLRegion) {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.locationManager(self, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied))
    }
  }
  /// Stops monitoring an area.
  public func stopMonitoring(for region: CLRegion) {}
  /// Asks whether the user is in an area, which is not known.
  public func requestState(for region: CLRegion) {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.locationManager(self, didDetermineState: .unknown, for: region)
    }
  }
  /// Starts reporting the direction. None comes.
  public func startUpdatingHeading() {}
  /// Stops reporting the direction.
  public func stopUpdatingHeading() {}
}
