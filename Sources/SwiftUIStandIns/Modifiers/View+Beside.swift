#if os(Linux) || os(macOS)
  import Foundation

  // Views behind, in front of or beside another one. They are evaluated, since they may navigate or present: for
  // example a hidden link that a binding opens, or a sheet at a toolbar button.
  extension View {
    private func beside(_ other: some View, _ place: String) -> some View {
      ModifiedView(self, after: { $0.besideOthers.evaluate(other, at: place) })
    }

    /// Adds a background view.
    @_disfavoredOverload
    public func background(_ background: some View, alignment: Alignment = .center) -> some View {
      beside(background, "background")
    }

    /// Adds background views.
    public func background(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
      beside(content(), "background")
    }

    /// Adds an overlay view.
    public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
      beside(overlay, "overlay")
    }

    /// Adds overlay views.
    public func overlay(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
      beside(content(), "overlay")
    }

    /// Adds views at a vertical edge.
    public func safeAreaInset(
      edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
      @ViewBuilder content: () -> some View
    ) -> some View { beside(content(), "inset") }

    /// Adds toolbar items.
    public func toolbar(@ViewBuilder content: () -> some View) -> some View { beside(content(), "toolbar") }
  }

  /// A vertical edge.
  public enum VerticalEdge: Int8, CaseIterable, Sendable {
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom

    /// A set of vertical edges.
    public struct Set: OptionSet, Sendable {
      /// The raw value.
      public let rawValue: Int8
      /// Creates an option set from its raw value.
      public init(rawValue: Int8) { self.rawValue = rawValue }
      /// The top edge.
      public static let top = Set(rawValue: 1)
      /// The bottom edge.
      public static let bottom = Set(rawValue: 2)
      /// Both edges.
      public static let all: Set = [.top, .bottom]
    }
  }
#endif
