#if os(Linux) || os(macOS)
  import Foundation
  import UIKitStandIns

  /// Where a scroll view is scrolled to; nothing scrolls.
  public struct ScrollPosition {
    /// The edge at which the position is.
    public private(set) var edge: Edge?
    /// The point at which the position is.
    public private(set) var point: CGPoint?
    private var id: AnyHashable?
    /// Whether the user has scrolled.
    public var isPositionedByUser: Bool { false }
    /// Creates the position of an edge.
    public init(idType: (some Hashable).Type = Never.self, edge: Edge) { self.edge = edge }
    /// Creates the position of a view.
    public init(id: some Hashable, anchor: UnitPoint? = nil) { self.id = AnyHashable(id) }
    /// Creates a position.
    public init(idType: (some Hashable).Type = Never.self) {}
    /// Scrolls to an edge.
    public mutating func scrollTo(edge: Edge) { (self.edge, point, id) = (edge, nil, nil) }
    /// Scrolls to a view.
    public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
      (edge, point, self.id) = (nil, nil, AnyHashable(id))
    }
    /// Scrolls to a point.
    public mutating func scrollTo(point: CGPoint) { (edge, self.point, id) = (nil, point, nil) }
    /// Returns the view at which the position is.
    public func viewID<ID: Hashable>(type: ID.Type) -> ID? { id?.base as? ID }
  }

  extension View {
    /// Accepts where a scroll view is scrolled to.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View { self }
  }
#endif
