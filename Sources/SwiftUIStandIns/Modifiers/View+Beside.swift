#if os(Linux) || os(macOS)
  import Foundation

  // Views behind, before and beside another one: nothing is drawn, but they are there, as a hidden link of the navigation
  // that a binding opens, or a sheet at a button of a bar.
  extension View {
    private func beside(_ other: some View, _ place: String) -> some View {
      ModifiedView(self, after: { $0.besideOthers.evaluate(other, at: place) })
    }

    /// Puts a view behind the view.
    @_disfavoredOverload
    public func background(_ background: some View, alignment: Alignment = .center) -> some View {
      beside(background, "background")
    }

    /// Puts views behind the view.
    public func background(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
      beside(content(), "background")
    }

    /// Puts a view before the view.
    public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
      beside(overlay, "overlay")
    }

    /// Puts views before the view.
    public func overlay(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
      beside(content(), "overlay")
    }

    /// Puts views at an edge.
    public func safeAreaInset(
      edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
      @ViewBuilder content: () -> some View
    ) -> some View { beside(content(), "inset") }

    /// Puts views into a bar.
    public func toolbar(@ViewBuilder content: () -> some View) -> some View { beside(content(), "toolbar") }
  }

  /// The edge above or below.
  public enum VerticalEdge: Int8, CaseIterable, Sendable {
    /// Above.
    case top
    /// Below.
    case bottom

    /// Edges.
    public struct Set: OptionSet, Sendable {
      /// The raw value.
      public let rawValue: Int8
      /// Creates an option set from its raw value.
      public init(rawValue: Int8) { self.rawValue = rawValue }
      /// Above.
      public static let top = Set(rawValue: 1)
      /// Below.
      public static let bottom = Set(rawValue: 2)
      /// Both.
      public static let all: Set = [.top, .bottom]
    }
  }
#endif
