#if os(Linux) || os(macOS)
  import Foundation
  import UIKitStandIns

  /// Arranges views. In a simulation it is not asked for places: its views are beside one another.
  public protocol Layout: Animatable {
    /// What the layout keeps between its calls.
    associatedtype Cache = Void
    /// The views.
    typealias Subviews = LayoutSubviews
    /// Returns what the layout keeps.
    func makeCache(subviews: Subviews) -> Cache
    /// Returns the size of the whole.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places the views.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  }

  extension Layout {
    /// Arranges views.
    @preconcurrency @MainActor
    public func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View { VStack { content() } }
  }

  extension Layout where Cache == Void {
    /// Returns what a layout without a cache keeps: nothing.
    public func makeCache(subviews: Subviews) {}
  }

  /// The views of a layout.
  public struct LayoutSubviews: RandomAccessCollection {
    private let views: [LayoutSubview] = []
    /// The first position.
    public var startIndex: Int { views.startIndex }
    /// The position after the last one.
    public var endIndex: Int { views.endIndex }
    /// The view at a position.
    public subscript(position: Int) -> LayoutSubview { views[position] }
  }

  /// A view of a layout.
  public struct LayoutSubview {
    /// How important the view is.
    public var priority: Double { 0 }
    /// Returns the size of the view.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    /// Places the view.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
  }

  /// A layout of any type.
  public struct AnyLayout: Layout {
    /// Creates a layout.
    public init(_ layout: some Layout) {}
    /// Returns a size, which nobody asks for.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
    /// Places nothing.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
  }

  /// Arranges views in a row.
  public struct HStackLayout: Layout {
    /// Creates a layout.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {}
    /// Returns a size, which nobody asks for.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
    /// Places nothing.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
  }

  /// Arranges views in a column.
  public struct VStackLayout: Layout {
    /// Creates a layout.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {}
    /// Returns a size, which nobody asks for.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
    /// Places nothing.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
  }
#endif
