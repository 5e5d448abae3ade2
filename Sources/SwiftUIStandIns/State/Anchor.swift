#if os(Linux) || os(macOS)
  import Foundation

  /// A place in a view, which a view elsewhere reads with a `GeometryProxy`. Every view has the size of the screen.
  public struct Anchor<Value> {
    let value: Value

    /// Which place of a view to read.
    public struct Source {
      let value: Value
    }
  }

  extension Anchor: Sendable where Value: Sendable {}
  extension Anchor: Equatable where Value: Equatable {}
  extension Anchor: Hashable where Value: Hashable {}
  extension Anchor.Source: Sendable where Value: Sendable {}

  extension Anchor.Source where Value == CGRect {
    /// The whole view.
    public static var bounds: Anchor.Source { Anchor.Source(value: CGRect(origin: .zero, size: GeometryProxy().size)) }
    /// A part of the view.
    public static func rect(_ rect: CGRect) -> Anchor.Source { Anchor.Source(value: rect) }
  }

  extension Anchor.Source where Value == CGPoint {
    /// The point at a place relative to the size of the view.
    public static func unitPoint(_ point: UnitPoint) -> Anchor.Source {
      let size = GeometryProxy().size
      return Anchor.Source(value: CGPoint(x: point.x * size.width, y: point.y * size.height))
    }
    /// A point.
    public static func point(_ point: CGPoint) -> Anchor.Source { Anchor.Source(value: point) }
    /// The upper left corner.
    public static var topLeading: Anchor.Source { unitPoint(.topLeading) }
    /// The middle of the upper edge.
    public static var top: Anchor.Source { unitPoint(.top) }
    /// The upper right corner.
    public static var topTrailing: Anchor.Source { unitPoint(.topTrailing) }
    /// The middle of the left edge.
    public static var leading: Anchor.Source { unitPoint(.leading) }
    /// The middle.
    public static var center: Anchor.Source { unitPoint(.center) }
    /// The middle of the right edge.
    public static var trailing: Anchor.Source { unitPoint(.trailing) }
    /// The lower left corner.
    public static var bottomLeading: Anchor.Source { unitPoint(.bottomLeading) }
    /// The middle of the lower edge.
    public static var bottom: Anchor.Source { unitPoint(.bottom) }
    /// The lower right corner.
    public static var bottomTrailing: Anchor.Source { unitPoint(.bottomTrailing) }
  }

  extension Anchor.Source {
    /// Several places.
    public init<Element>(_ array: [Anchor<Element>.Source]) where Value == [Element] {
      value = array.map(\.value)
    }
    /// A place that may be missing.
    public init<Wrapped>(_ anchor: Anchor<Wrapped>.Source?) where Value == Wrapped? { value = anchor?.value }
  }

  extension GeometryProxy {
    /// Returns a place in the coordinates of the view.
    public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.value }
  }

  extension View {
    /// Sets a value for the ancestors of the view, made of a place in it.
    public func anchorPreference<Place, Key: PreferenceKey>(
      key: Key.Type = Key.self, value: Anchor<Place>.Source, transform: @escaping (Anchor<Place>) -> Key.Value
    ) -> some View { preference(key: key, value: transform(Anchor(value: value.value))) }

    /// Transforms the value of the views inside with a place in the view.
    public func transformAnchorPreference<Place, Key: PreferenceKey>(
      key: Key.Type = Key.self, value: Anchor<Place>.Source,
      transform: @escaping (inout Key.Value, Anchor<Place>) -> Void
    ) -> some View { transformPreference(key) { transform(&$0, Anchor(value: value.value)) } }

    /// Adds views in front, made of the value of the views inside.
    public func overlayPreferenceValue<Key: PreferenceKey>(
      _ key: Key.Type = Key.self, alignment: Alignment = .center,
      @ViewBuilder _ transform: @escaping (Key.Value) -> some View
    ) -> some View { PreferenceReader(content: self, key: key, place: "overlay", other: transform) }

    /// Adds views behind, made of the value of the views inside.
    public func backgroundPreferenceValue<Key: PreferenceKey>(
      _ key: Key.Type = Key.self, alignment: Alignment = .center,
      @ViewBuilder _ transform: @escaping (Key.Value) -> some View
    ) -> some View { PreferenceReader(content: self, key: key, place: "background", other: transform) }
  }

  /// A view with another one in front of it or behind it that depends on the value of the views inside.
  private struct PreferenceReader<Content: View, Key: PreferenceKey, Other: View>: View, Wrapping {
    let content: Content
    let key: Key.Type
    let place: String
    let other: (Key.Value) -> Other

    var screenName: String? { SwiftUIStandIns.screenName(of: content) }
    var ownName: String? { ownScreenName(of: content) }
    var tagValue: AnyHashable? { (content as? any PrimitiveView)?.tagValue }

    func evaluate(_ context: ViewContext) {
      let value = context.evaluate(content, collecting: key)
      context.besideOthers.evaluate(other(value ?? Key.defaultValue), at: place)
    }
  }
#endif
