import CoreLocation
import Foundation
import UIKitStandIns

/// The extent of a part of a map, in degrees.
public struct MKCoordinateSpan: Sendable {
  /// From north to south.
  public var latitudeDelta: CLLocationDegrees
  /// From east to west.
  public var longitudeDelta: CLLocationDegrees
  /// Creates an extent.
  public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A part of a map.
public struct MKCoordinateRegion: Sendable {
  /// The middle.
  public var center: CLLocationCoordinate2D
  /// The extent.
  public var span: MKCoordinateSpan
  /// Creates a part of a map.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }
  /// Creates the whole map.
  public init() {
    self.init(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
      span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))
  }
  /// Creates a part of a map from its extent in metres.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  ) {
    let metres = 111_320.0
    let shrunk = max(cos(center.latitude * .pi / 180), 0.000_001)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / metres, longitudeDelta: min(longitudinalMeters / metres / shrunk, 360)))
  }
}

/// A place on a map.
public protocol MKAnnotation: NSObjectProtocol {
  /// Where it is.
  var coordinate: CLLocationCoordinate2D { get }
  /// Its title.
  var title: String? { get }
  /// Its second title.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// The default implementation, for an app that does not implement the property.
  public var title: String? { nil }
  /// The default implementation, for an app that does not implement the property.
  public var subtitle: String? { nil }
}

/// A point on a map.
open class MKPointAnnotation: NSObject, MKAnnotation {
  /// Where it is.
  open var coordinate = CLLocationCoordinate2D(latitude: 0, longitude: 0)
  /// Its title.
  open var title: String?
  /// Its second title.
  open var subtitle: String?
  /// Creates a point.
  public override init() { super.init() }
}

/// Stands in for a map, which shows nothing.
open class MKMapView: UIView {
  /// The delegate, which is not called; held weakly.
  open weak var delegate: (any MKMapViewDelegate)?
  /// The part that the map shows.
  open var region = MKCoordinateRegion()
  /// Whether it shows where the user is.
  open var showsUserLocation = false
  /// The places.
  open private(set) var annotations: [any MKAnnotation] = []
  /// Shows a part.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  /// Adds a place.
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  /// Adds places.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  /// Removes a place.
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
  /// Removes places.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    self.annotations.removeAll { place in annotations.contains { $0 === place } }
  }
}

/// The delegate of a map, which is not called.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {}
