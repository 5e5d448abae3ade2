import Foundation
import SDKContract

/// An angle in degrees.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
/// An accuracy in metres.
public typealias CLLocationAccuracy = Double
/// A speed in metres per second.
public typealias CLLocationSpeed = Double
/// A direction in degrees.
public typealias CLLocationDirection = Double

/// The highest accuracy, with more data.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The highest accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// An accuracy of ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy of three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// Each movement counts.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A place on earth.
public struct CLLocationCoordinate2D: Sendable {
  /// The latitude in degrees.
  public var latitude: CLLocationDegrees
  /// The longitude in degrees.
  public var longitude: CLLocationDegrees
  /// Creates the coordinate zero.
  public init() { (latitude, longitude) = (0, 0) }
  /// Creates a coordinate.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// No place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Returns whether a coordinate is one on earth.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// Stands in for the location of a device.
///
/// It is `@unchecked Sendable` because it cannot change, and a class that is open cannot be checked.
open class CLLocation: NSObject, @unchecked Sendable {
  /// The coordinate.
  public let coordinate: CLLocationCoordinate2D
  /// The altitude in metres.
  public let altitude: CLLocationDistance
  /// The horizontal accuracy in metres.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The vertical accuracy in metres.
  public let verticalAccuracy: CLLocationAccuracy
  /// The time.
  public let timestamp: Date
  /// The speed; negative, because it is not known.
  open var speed: CLLocationSpeed { -1 }
  /// The direction; negative, because it is not known.
  open var course: CLLocationDirection { -1 }

  /// Creates a location.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }
  /// Creates a location.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
    (horizontalAccuracy, verticalAccuracy) = (hAccuracy, vAccuracy)
  }

  /// Returns the distance in metres to another location, along a sphere.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let radians = Double.pi / 180
    let (first, second) = (coordinate.latitude * radians, location.coordinate.latitude * radians)
    let across = (location.coordinate.longitude - coordinate.longitude) * radians
    let part = pow(sin((second - first) / 2), 2) + cos(first) * cos(second) * pow(sin(across / 2), 2)
    return 2 * 6_371_000 * asin(min(1, part.squareRoot()))
  }
}

/// Stands in for the name of a location.
open class CLPlacemark: NSObject {
  /// The location.
  open var location: CLLocation? { nil }
  /// The name.
  open var name: String? { nil }
  /// The code of the country.
  open var isoCountryCode: String? { nil }
  /// The country.
  open var country: String? { nil }
  /// The postal code.
  open var postalCode: String? { nil }
  /// The state.
  open var administrativeArea: String? { nil }
  /// A part of the state.
  open var subAdministrativeArea: String? { nil }
  /// The city.
  open var locality: String? { nil }
  /// A part of the city.
  open var subLocality: String? { nil }
  /// The street.
  open var thoroughfare: String? { nil }
  /// The number in the street.
  open var subThoroughfare: String? { nil }
}

/// Receives the names of a location, or an error.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Stands in for the service that names locations, which has no network.
open class CLGeocoder: NSObject {
  /// Creates a geocoder.
  public override init() { super.init() }
  /// Whether it works on a request.
  open var isGeocoding: Bool { false }
  /// Asks for the names of a location, which fails.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  /// Asks for the locations of an address, which fails.
  open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
    fail(completionHandler)
  }
  /// Cancels a request.
  open func cancelGeocode() {}

  private func fail(_ handler: @escaping CLGeocodeCompletionHandler) {
    DispatchQueue.main.answer(handler) { $0(nil, CLError(.network)) }
  }
}
