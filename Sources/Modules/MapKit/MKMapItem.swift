import CoreLocation
import Foundation
import UIKitStandIns

/// A point on a flat map.
public struct MKMapPoint: Hashable, Sendable {
  /// From the left.
  public var x: Double
  /// From the top.
  public var y: Double
  /// Creates a point.
  public init(x: Double = 0, y: Double = 0) { (self.x, self.y) = (x, y) }
  /// Creates the point of a place, in the projection of Mercator.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let world = MKMapSize.world
    let sine = sin(coordinate.latitude * .pi / 180)
    self.init(
      x: (coordinate.longitude + 180) / 360 * world.width,
      y: (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * world.height)
  }
  /// The place of the point.
  public var coordinate: CLLocationCoordinate2D {
    let world = MKMapSize.world
    let angle = atan(exp((0.5 - y / world.height) * 2 * .pi))
    return CLLocationCoordinate2D(latitude: angle * 360 / .pi - 90, longitude: x / world.width * 360 - 180)
  }
}

/// A size on a flat map.
public struct MKMapSize: Hashable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double
  /// Creates a size.
  public init(width: Double = 0, height: Double = 0) { (self.width, self.height) = (width, height) }
  /// The size of the world.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A part of a flat map.
public struct MKMapRect: Hashable, Sendable {
  /// The upper left corner.
  public var origin: MKMapPoint
  /// The size.
  public var size: MKMapSize
  /// Creates a part.
  public init(origin: MKMapPoint = MKMapPoint(), size: MKMapSize = MKMapSize()) {
    (self.origin, self.size) = (origin, size)
  }
  /// Creates a part.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }
  /// The world.
  public static let world = MKMapRect(size: .world)
  /// No part.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// Whether it is no part.
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  /// Returns the smallest part that contains two.
  public func union(_ rect: MKMapRect) -> MKMapRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let (x, y) = (min(origin.x, rect.origin.x), min(origin.y, rect.origin.y))
    return MKMapRect(
      x: x, y: y, width: max(origin.x + size.width, rect.origin.x + rect.size.width) - x,
      height: max(origin.y + size.height, rect.origin.y + rect.size.height) - y)
  }
}

/// Stands in for the name of a place.
open class MKPlacemark: CLPlacemark, MKAnnotation {
  /// Where it is.
  public let coordinate: CLLocationCoordinate2D
  /// Creates a name of a place.
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
  /// Creates a name of a place with an address, of which nothing is kept.
  public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.init(coordinate: coordinate)
  }
  /// The location.
  open override var location: CLLocation? {
    CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
  /// The name, as the title on a map.
  open var title: String? { name }
}

/// Stands in for a place.
open class MKMapItem: NSObject {
  /// Where it is.
  public let placemark: MKPlacemark
  /// The name.
  open var name: String?
  /// The number.
  open var phoneNumber: String?
  /// The page.
  open var url: URL?
  /// The time zone.
  open var timeZone: TimeZone?
  /// The kind.
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  /// Creates a place.
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  /// Returns where the user is, which is not known.
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
  }
  /// Opens no other app; on a device, the app Maps.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { true }
  /// Opens no other app; on a device, the app Maps.
  @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { true }
}

/// The option for the way to go.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// By bus and train.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// As the user likes.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// The option for the middle of the map.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// The option for the extent of the map.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"

/// A kind of place.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a kind from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A restaurant.
  public static let restaurant = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestaurant")
  /// A café.
  public static let cafe = MKPointOfInterestCategory(rawValue: "MKPOICategoryCafe")
  /// A store.
  public static let store = MKPointOfInterestCategory(rawValue: "MKPOICategoryStore")
  /// A hotel.
  public static let hotel = MKPointOfInterestCategory(rawValue: "MKPOICategoryHotel")
}

/// An error of maps.
public struct MKError: Error, CustomNSError, Sendable {
  /// The domain of the errors.
  public static let errorDomain = "MKErrorDomain"
  /// The error codes.
  public enum Code: UInt, Sendable {
    /// The server has failed, or nothing is known, or the user has asked too often.
    case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }
  /// The error code.
  public let code: Code
  /// The number of the error.
  public var errorCode: Int { Int(code.rawValue) }
  /// Creates an error from its code.
  public init(_ code: Code) { self.code = code }
}

/// Stands in for a search, which reaches no server.
open class MKLocalSearch: NSObject {
  /// What to look for.
  open class Request: NSObject {
    /// The words.
    open var naturalLanguageQuery: String?
    /// Where.
    open var region = MKCoordinateRegion()
    /// Creates a request.
    public override init() { super.init() }
    /// Creates a request for words.
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }
  }
  /// What was found: nothing.
  open class Response: NSObject {
    /// The places.
    open var mapItems: [MKMapItem] { [] }
    /// Where they are.
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }
  /// Receives the places, or an error.
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  /// Whether the search goes on.
  open var isSearching: Bool { false }
  /// Creates a search.
  public init(request: Request) {}
  /// Searches, which fails.
  open func start(completionHandler: @escaping CompletionHandler) {
    // Sound because all code of a simulation runs on one thread.
    nonisolated(unsafe) let handler = completionHandler
    DispatchQueue.main.async { handler(nil, MKError(.serverFailure)) }
  }
  /// Searches, which fails.
  open func start() async throws -> Response { throw MKError(.serverFailure) }
  /// Ends the search.
  open func cancel() {}
}
