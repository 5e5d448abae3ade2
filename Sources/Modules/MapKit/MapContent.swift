import CoreLocation
import Foundation
import SwiftUIStandIns

/// What is on a map. A map shows nothing, so it has no effect.
public protocol MapContent {}

/// No content of a map.
public struct DefaultMapContent: MapContent {}

/// Some content of a map, of which nothing is kept.
public struct AnyMapContent: MapContent {}

/// Builds the content of a map.
@resultBuilder
public enum MapContentBuilder {
  /// Passes content on.
  public static func buildExpression(_ expression: some MapContent) -> AnyMapContent { AnyMapContent() }
  /// Combines content.
  public static func buildBlock(_ contents: AnyMapContent...) -> AnyMapContent { AnyMapContent() }
  /// Passes content on that may be missing.
  public static func buildOptional(_ content: AnyMapContent?) -> AnyMapContent { AnyMapContent() }
  /// Passes content on.
  public static func buildEither(first: AnyMapContent) -> AnyMapContent { first }
  /// Passes content on.
  public static func buildEither(second: AnyMapContent) -> AnyMapContent { second }
  /// Passes content on.
  public static func buildLimitedAvailability(_ content: AnyMapContent) -> AnyMapContent { content }
}

/// A mark on a map.
public struct Marker<Label: View>: MapContent {
  /// Creates a mark.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {}
  /// Creates a mark at a place.
  public init(item: MKMapItem) where Label == Text {}
}

extension Marker where Label == Text {
  /// Creates a mark with a title.
  public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {}
  /// Creates a mark with a title and a symbol.
  public init(_ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D) {}
  /// Creates a mark with a title and a picture.
  public init(_ title: some StringProtocol, image: String, coordinate: CLLocationCoordinate2D) {}
  /// Creates a mark with a title and a short text.
  public init(_ title: some StringProtocol, monogram: Text, coordinate: CLLocationCoordinate2D) {}
}

/// A view on a map.
public struct Annotation<Label: View, Content: View>: MapContent {
  /// Creates a view with a label.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
}

extension Annotation where Label == Text {
  /// Creates a view with a title.
  public init(
    _ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {}
}

/// Where the user is, which is not known.
public struct UserAnnotation: MapContent {
  /// Creates a mark.
  public init(anchor: UnitPoint = .center) {}
  /// Creates a mark with the app's own view.
  public init(anchor: UnitPoint = .center, @ViewBuilder content: () -> some View) {}
}

/// A circle on a map.
public struct MapCircle: MapContent {
  /// Creates a circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
}

/// A line on a map.
public struct MapPolyline: MapContent {
  /// Creates a line.
  public init(coordinates: [CLLocationCoordinate2D]) {}
  /// Creates a line along a way.
  public init(_ route: MKRoute) {}
}

/// An area on a map.
public struct MapPolygon: MapContent {
  /// Creates an area.
  public init(coordinates: [CLLocationCoordinate2D]) {}
}

extension ForEach: MapContent {
  /// Creates content for each element, of which nothing is kept.
  public init<Places: MapContent>(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Places)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content == EmptyView {
    self.init(data) { _ in EmptyView() }
  }
  /// Creates content for each element, of which nothing is kept.
  public init<Places: MapContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Places
  ) where Content == EmptyView {
    self.init(data, id: id) { _ in EmptyView() }
  }
}

// What content looks like. None of it has an effect.
extension MapContent {
  /// Sets the colour. Has no effect.
  public func tint(_ tint: Color?) -> some MapContent { self }
  /// Sets the colour. Has no effect.
  @_disfavoredOverload
  public func tint(_ tint: some ShapeStyle) -> some MapContent { self }
  /// Sets the identity for selections. Has no effect.
  public func tag(_ tag: some Hashable) -> some MapContent { self }
  /// Shows or hides titles. Has no effect.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
  /// Shows or hides second titles. Has no effect.
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  /// Sets the colour. Has no effect.
  public func foregroundStyle(_ style: some ShapeStyle) -> some MapContent { self }
  /// Draws a line. Has no effect.
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent { self }
  /// Draws a line. Has no effect.
  public func stroke(lineWidth: CGFloat = 1) -> some MapContent { self }
  /// Sets what is in front. Has no effect.
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}

/// A place on a map, as before iOS 17.
public protocol MapAnnotationProtocol {}

/// A pin on a map, as before iOS 17.
public struct MapPin: MapAnnotationProtocol {
  /// Creates a pin.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// A mark on a map, as before iOS 17.
public struct MapMarker: MapAnnotationProtocol {
  /// Creates a mark.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// A view on a map, as before iOS 17.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  /// Creates a view.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {}
}
