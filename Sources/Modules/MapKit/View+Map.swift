import CoreLocation
import Foundation
import SwiftUIStandIns

/// What a map looks like.
public struct MapStyle: Sendable {
  /// How high mountains are.
  public enum Elevation: Sendable {
    /// As the system chooses, or flat, or as they are.
    case automatic, flat, realistic
  }
  /// How strong the colours are.
  public enum StandardEmphasis: Sendable {
    /// As the system chooses, or weak.
    case automatic, muted
  }
  /// With streets.
  public static let standard = MapStyle()
  /// From above.
  public static let imagery = MapStyle()
  /// From above, with streets.
  public static let hybrid = MapStyle()
  /// With streets.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  /// From above.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
  /// From above, with streets.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
}

/// Kinds of places on a map.
public struct PointOfInterestCategories: Sendable {
  /// All.
  public static let all = PointOfInterestCategories()
  /// None.
  public static let excludingAll = PointOfInterestCategories()
}

/// How often the app learns that a map has moved.
public struct MapCameraUpdateFrequency: Hashable, Sendable {
  private let name: String
  /// At the end.
  public static let onEnd = MapCameraUpdateFrequency(name: "end")
  /// All the time.
  public static let continuous = MapCameraUpdateFrequency(name: "continuous")
}

/// Where a map has moved.
public struct MapCameraUpdateContext: Sendable {
  /// The camera.
  public let camera: MapCamera
  /// The part of the world.
  public let region: MKCoordinateRegion
  /// The part of the world.
  public let rect: MKMapRect
}

/// A button on a map, which shows nothing.
public struct MapUserLocationButton: View, SystemView {
  /// Creates a button.
  public init(scope: Namespace.ID? = nil) {}
  /// The view, which is empty.
  public var body: some View { EmptyView() }
}

/// A compass on a map, which shows nothing.
public struct MapCompass: View, SystemView {
  /// Creates a compass.
  public init(scope: Namespace.ID? = nil) {}
  /// The view, which is empty.
  public var body: some View { EmptyView() }
}

/// A scale on a map, which shows nothing.
public struct MapScaleView: View, SystemView {
  /// Creates a scale.
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
  /// The view, which is empty.
  public var body: some View { EmptyView() }
}

/// A button on a map, which shows nothing.
public struct MapPitchToggle: View, SystemView {
  /// Creates a button.
  public init(scope: Namespace.ID? = nil) {}
  /// The view, which is empty.
  public var body: some View { EmptyView() }
}

/// A view that reads places of a map.
public struct MapReader<Content: View>: View, SystemView {
  private let content: Content
  /// Creates a view from a closure that reads the map.
  public init(@ViewBuilder content: (MapProxy) -> Content) { self.content = content(MapProxy()) }
  /// The content.
  public var body: some View { content }
}

/// Reads places of a map, which shows nothing.
public struct MapProxy: Sendable {
  /// Returns the place at a point: nil.
  public func convert(_ point: CGPoint, from space: CoordinateSpace) -> CLLocationCoordinate2D? { nil }
  /// Returns the point of a place: nil.
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: CoordinateSpace) -> CGPoint? { nil }
  /// Returns the camera for a part of the world: nil.
  public func camera(framing region: MKCoordinateRegion) -> MapCamera? { nil }
}

// What a map looks like, and what it reports. None of it has an effect.
extension View {
  /// Sets what a map looks like. Has no effect.
  public func mapStyle(_ style: MapStyle) -> some View { self }
  /// Adds buttons. Has no effect.
  public func mapControls(@ViewBuilder _ content: () -> some View) -> some View { self }
  /// Shows or hides buttons. Has no effect.
  public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  /// Names a map for its buttons. Has no effect.
  public func mapScope(_ scope: Namespace.ID) -> some View { self }
  /// Accepts an action after a movement. A map does not move.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }
  /// Accepts an action after a movement. A map does not move.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { self }
}
