import CoreLocation
import Foundation
import UIKitStandIns

/// What is on a map beside places. A map shows nothing, so it has no effect.
public protocol MKOverlay: MKAnnotation {
  /// The part of the map that it covers.
  var boundingMapRect: MKMapRect { get }
}

/// What is in front.
public enum MKOverlayLevel: Int, Sendable {
  /// The names of streets are.
  case aboveRoads = 0
  /// Nothing is.
  case aboveLabels = 1
}

/// A shape on a map.
open class MKShape: NSObject {
  /// The title.
  open var title: String?
  /// The second title.
  open var subtitle: String?
}

/// A circle on a map.
open class MKCircle: MKShape, MKOverlay {
  /// The middle.
  public let coordinate: CLLocationCoordinate2D
  /// The radius in metres.
  public let radius: CLLocationDistance
  /// The part of the map that it covers: its middle.
  open var boundingMapRect: MKMapRect { MKMapRect(origin: MKMapPoint(coordinate)) }
  /// Creates a circle.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (coord, radius)
  }
}

/// A shape of several points.
open class MKMultiPoint: MKShape, MKOverlay {
  private let coordinates: [CLLocationCoordinate2D]
  /// The number of points.
  open var pointCount: Int { coordinates.count }
  /// The first point.
  open var coordinate: CLLocationCoordinate2D { coordinates.first ?? kCLLocationCoordinate2DInvalid }
  /// The part of the map that it covers.
  open var boundingMapRect: MKMapRect {
    coordinates.reduce(.null) { $0.union(MKMapRect(origin: MKMapPoint($1))) }
  }
  /// Creates a shape.
  public init(coordinates coords: [CLLocationCoordinate2D], count: Int) { coordinates = Array(coords.prefix(count)) }
}

/// A line on a map.
open class MKPolyline: MKMultiPoint {}

/// An area on a map.
open class MKPolygon: MKMultiPoint {}

/// Draws an overlay, which a map does not show.
open class MKOverlayRenderer: NSObject {
  /// The overlay.
  public let overlay: any MKOverlay
  /// How much of what is behind is visible.
  open var alpha: CGFloat = 1
  /// Creates an object for an overlay.
  public init(overlay: any MKOverlay) { self.overlay = overlay }
}

/// Draws a shape, which a map does not show.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The colour of the area.
  open var fillColor: UIColor?
  /// The colour of the line.
  open var strokeColor: UIColor?
  /// The width of the line.
  open var lineWidth: CGFloat = 0
  /// The dashes of the line.
  open var lineDashPattern: [NSNumber]?
}

/// Draws a line, which a map does not show.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Creates an object for a line.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// Draws an area, which a map does not show.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// Creates an object for an area.
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

/// Draws a circle, which a map does not show.
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Creates an object for a circle.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

/// Stands in for a way between places, of which none is found.
open class MKRoute: NSObject {
  /// The line.
  open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
  /// The name.
  open var name: String { "" }
  /// The length in metres.
  open var distance: CLLocationDistance { 0 }
  /// The time.
  open var expectedTravelTime: TimeInterval { 0 }
}

/// Stands in for a search for ways, which reaches no server.
open class MKDirections: NSObject {
  /// From where to where.
  open class Request: NSObject {
    /// From where.
    open var source: MKMapItem?
    /// To where.
    open var destination: MKMapItem?
    /// How to go.
    open var transportType = MKDirectionsTransportType.any
    /// Whether to look for several ways.
    open var requestsAlternateRoutes = false
    /// Creates a request.
    public override init() { super.init() }
  }
  /// The ways: none.
  open class Response: NSObject {
    /// The ways.
    open var routes: [MKRoute] { [] }
  }
  /// Receives the ways, or an error.
  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
  /// Creates a search.
  public init(request: Request) {}
  /// Searches, which fails.
  open func calculate(completionHandler: @escaping DirectionsHandler) {
    // Sound because all code of a simulation runs on one thread.
    nonisolated(unsafe) let handler = completionHandler
    DispatchQueue.main.async { handler(nil, MKError(.serverFailure)) }
  }
  /// Searches, which fails.
  open func calculate() async throws -> Response { throw MKError(.serverFailure) }
  /// Ends the search.
  open func cancel() {}
}

/// How to go.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates an option set from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By car.
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  /// On foot.
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  /// By bus and train.
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  /// In each way.
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}
