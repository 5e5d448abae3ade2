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

/// Where the user is, which is not known.
open class MKUserLocation: NSObject, MKAnnotation {
  /// Where it is: nowhere.
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  /// The location.
  open var location: CLLocation? { nil }
  /// Its title.
  open var title: String?
  /// Its second title.
  open var subtitle: String?
}

/// The view of a place, which a map does not show.
open class MKAnnotationView: UIView {
  /// The place.
  open var annotation: (any MKAnnotation)?
  /// The identifier.
  public let reuseIdentifier: String?
  /// The picture.
  open var image: UIImage?
  /// Whether a tap shows more.
  open var canShowCallout = false
  /// Where the middle is.
  open var centerOffset = CGPoint.zero
  /// A view on the left.
  open var leftCalloutAccessoryView: UIView?
  /// A view on the right.
  open var rightCalloutAccessoryView: UIView?
  /// A view below.
  open var detailCalloutAccessoryView: UIView?
  /// The places with which it is shown as one.
  open var clusteringIdentifier: String?
  /// Creates a view.
  public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
  }
  /// Creates a view from a storyboard, which simulations do not have.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
}

/// A mark, which a map does not show.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The colour.
  open var markerTintColor: UIColor?
  /// The colour of the symbol.
  open var glyphTintColor: UIColor?
  /// The symbol.
  open var glyphImage: UIImage?
  /// The text.
  open var glyphText: String?
}

/// A pin, which a map does not show.
open class MKPinAnnotationView: MKAnnotationView {
  /// The colour.
  open var pinTintColor: UIColor?
  /// Whether it falls onto the map.
  open var animatesDrop = false
}

/// What a map looks like.
public enum MKMapType: UInt, Sendable {
  /// With streets, or from above, or both.
  case standard = 0, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Whether a map follows the user.
public enum MKUserTrackingMode: Int, Sendable {
  /// It does not, or it does, also in the direction.
  case none = 0, follow, followWithHeading
}

/// Stands in for a map, which shows nothing.
open class MKMapView: UIView {
  /// The delegate, which is not called; held weakly.
  open weak var delegate: (any MKMapViewDelegate)?
  /// The part that the map shows.
  open var region = MKCoordinateRegion()
  /// The middle.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  /// What the map looks like.
  open var mapType = MKMapType.standard
  /// Whether the user can enlarge it.
  open var isZoomEnabled = true
  /// Whether the user can move it.
  open var isScrollEnabled = true
  /// Whether the user can turn it.
  open var isRotateEnabled = true
  /// Whether the user can tilt it.
  open var isPitchEnabled = true
  /// Whether it has a compass.
  open var showsCompass = true
  /// Whether it has a scale.
  open var showsScale = false
  /// Whether it shows where the user is.
  open var showsUserLocation = false
  /// Whether it follows the user.
  open var userTrackingMode = MKUserTrackingMode.none
  /// Where the user is.
  public let userLocation = MKUserLocation()
  /// The places.
  open private(set) var annotations: [any MKAnnotation] = []
  /// The places that the user has picked: none.
  open var selectedAnnotations: [any MKAnnotation] = []
  /// The overlays.
  open private(set) var overlays: [any MKOverlay] = []
  /// Shows a part.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  /// Moves the middle.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
  /// Shows a part. Has no effect.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {}
  /// Shows a part. Has no effect.
  open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {}
  /// Follows the user, or does not.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
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
  /// Shows places. Has no effect.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {}
  /// Picks a place.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
  /// Picks a place no longer.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) { selectedAnnotations = [] }
  /// Names the class of views. Has no effect.
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
  /// Returns a view of a place that is not shown any longer: nil.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
  /// Returns a view of a place.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView { MKAnnotationView(annotation: annotation, reuseIdentifier: identifier) }
  /// Adds an overlay.
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel = .aboveLabels) { overlays.append(overlay) }
  /// Adds overlays.
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  /// Removes an overlay.
  open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
  /// Removes overlays.
  open func removeOverlays(_ overlays: [any MKOverlay]) {
    self.overlays.removeAll { known in overlays.contains { $0 === known } }
  }
}

/// The delegate of a map, which is not called.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
  /// Called for the view of a place.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Called for the view of an overlay.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// Called when the user has picked a place.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Called when the user has picked a place no longer.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// Called when the user has tapped a button of a place.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
  /// Called when the map begins to move.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// Called when the map has moved.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Called when the user has moved.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// Called when the map shows the streets.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
  /// The default implementation, for an app that does not implement the method.
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// The default implementation, for an app that does not implement the method.
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    MKOverlayRenderer(overlay: overlay)
  }
  /// The default implementation, for an app that does not implement the method.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// The default implementation, for an app that does not implement the method.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// The default implementation, for an app that does not implement the method.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
  ) {}
  /// The default implementation, for an app that does not implement the method.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// The default implementation, for an app that does not implement the method.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// The default implementation, for an app that does not implement the method.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  /// The default implementation, for an app that does not implement the method.
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
}
