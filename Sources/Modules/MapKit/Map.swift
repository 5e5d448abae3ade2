import CoreLocation
import Foundation
import SwiftUIStandIns

/// Stands in for SwiftUI's map, which shows nothing. The map stays where the app puts it.
public struct Map<Content>: View, SystemView {
  /// The view, which is empty.
  public var body: some View { Color.clear }
}

extension Map where Content == DefaultMapContent {
  /// Creates a map of a part of the world.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {}
  /// Creates a map of a part of the world.
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {}
  /// Creates a map that the user can move.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {}
  /// Creates a map that the app and the user move.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {}
}

extension Map where Content: View {
  /// Creates a map of a part of the world with places.
  public init<Items: RandomAccessCollection>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> some MapAnnotationProtocol
  ) where Content == EmptyView, Items.Element: Identifiable {}
  /// Creates a map of a part of the world with places.
  public init<Items: RandomAccessCollection>(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> some MapAnnotationProtocol
  ) where Content == EmptyView, Items.Element: Identifiable {}
}

extension Map where Content: MapContent {
  /// Creates a map with places that the user can move.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content
  ) {}
  /// Creates a map with places that the app and the user move.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content
  ) {}
  /// Creates a map with places, of which the user can pick one; nobody does.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<(some Hashable)?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content
  ) {}
  /// Creates a map with places, of which the user can pick one; nobody does.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<(some Hashable)?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content
  ) {}
}

/// What a user can do with a map.
public struct MapInteractionModes: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: Int
  /// Creates an option set from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Move it.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// Enlarge it.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// Tilt it.
  public static let pitch = MapInteractionModes(rawValue: 4)
  /// Turn it.
  public static let rotate = MapInteractionModes(rawValue: 8)
  /// Everything.
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// Whether a map follows the user.
public enum MapUserTrackingMode: Sendable {
  /// It does, or it does not.
  case none, follow
}

/// From where a map is seen.
public struct MapCamera: Hashable, Sendable {
  /// The place in the middle.
  public var centerCoordinate: CLLocationCoordinate2D
  /// The distance in metres.
  public var distance: Double
  /// The direction in degrees.
  public var heading: Double
  /// The tilt in degrees.
  public var pitch: Double
  /// Creates a camera.
  public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
    (self.centerCoordinate, self.distance, self.heading, self.pitch) = (centerCoordinate, distance, heading, pitch)
  }
  /// Whether two cameras see the same.
  public static func == (first: MapCamera, second: MapCamera) -> Bool {
    first.centerCoordinate.latitude == second.centerCoordinate.latitude
      && first.centerCoordinate.longitude == second.centerCoordinate.longitude && first.distance == second.distance
      && first.heading == second.heading && first.pitch == second.pitch
  }
  /// Adds the values.
  public func hash(into hasher: inout Hasher) {
    for value in [centerCoordinate.latitude, centerCoordinate.longitude, distance, heading, pitch] {
      hasher.combine(value)
    }
  }
}

/// How far a user can move a map.
public struct MapCameraBounds: Sendable {
  /// Creates bounds.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {}
  /// Creates bounds.
  public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
  /// Creates bounds.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// Where a map is.
public struct MapCameraPosition: Equatable, Sendable {
  /// The part of the world, if the app has named one.
  public private(set) var region: MKCoordinateRegion?
  /// The part of the world, if the app has named one.
  public private(set) var rect: MKMapRect?
  /// The camera, if the app has named one.
  public private(set) var camera: MapCamera?
  /// Whether the map follows the user.
  public private(set) var followsUserLocation = false
  /// Whether the map follows the direction of the user.
  public private(set) var followsUserHeading = false
  /// Whether the user has moved the map: never.
  public var positionedByUser: Bool { false }
  private var name: String

  private init(_ name: String) { self.name = name }

  /// Where the places are.
  public static let automatic = MapCameraPosition("automatic")
  /// A part of the world.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    var position = MapCameraPosition("region \(region)")
    position.region = region
    return position
  }
  /// A part of the world.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
    var position = MapCameraPosition("rect \(rect)")
    position.rect = rect
    return position
  }
  /// A camera.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    var position = MapCameraPosition("camera \(camera)")
    position.camera = camera
    return position
  }
  /// A place.
  public static func item(_ mapItem: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
    MapCameraPosition("item \(mapItem.placemark.coordinate)")
  }
  /// Where the user is, which is not known.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    var position = MapCameraPosition("user \(fallback.name)")
    position.followsUserLocation = true
    position.followsUserHeading = followsHeading
    return position
  }

  /// Whether two positions are the same.
  public static func == (first: MapCameraPosition, second: MapCameraPosition) -> Bool { first.name == second.name }
}
