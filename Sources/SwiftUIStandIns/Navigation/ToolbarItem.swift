#if os(Linux) || os(macOS)
  import Foundation

  /// The items of a navigation bar.
  public enum NavigationBarItem {
    /// The display mode of the title.
    public enum TitleDisplayMode: Sendable {
      /// As for the previous title.
      case automatic
      /// Inline.
      case inline
      /// Large.
      case large
    }
  }

  /// An item of a toolbar or navigation bar.
  public struct ToolbarItem<Content: View>: View, PrimitiveView {
    private let content: Content
    /// Creates a toolbar item.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
      self.content = content()
    }
    func evaluate(_ context: ViewContext) { context.evaluate(content, at: "content") }
  }

  /// A group of toolbar items.
  public struct ToolbarItemGroup<Content: View>: View, PrimitiveView {
    private let content: Content
    /// Creates a group of toolbar items.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
      self.content = content()
    }
    func evaluate(_ context: ViewContext) { context.evaluate(content, at: "content") }
  }

  /// The placement of a toolbar item.
  public struct ToolbarItemPlacement: Hashable, Sendable {
    /// The automatic placement.
    public static let automatic = ToolbarItemPlacement()
    /// The navigation bar leading placement.
    public static let navigationBarLeading = ToolbarItemPlacement()
    /// The navigation bar trailing placement.
    public static let navigationBarTrailing = ToolbarItemPlacement()
    /// The top bar leading placement.
    public static let topBarLeading = ToolbarItemPlacement()
    /// The top bar trailing placement.
    public static let topBarTrailing = ToolbarItemPlacement()
    /// The cancellation action placement.
    public static let cancellationAction = ToolbarItemPlacement()
    /// The confirmation action placement.
    public static let confirmationAction = ToolbarItemPlacement()
    /// The primary action placement.
    public static let primaryAction = ToolbarItemPlacement()
    /// The principal placement.
    public static let principal = ToolbarItemPlacement()
    /// The bottom bar placement.
    public static let bottomBar = ToolbarItemPlacement()
    /// The navigation placement.
    public static let navigation = ToolbarItemPlacement()
    /// The keyboard placement.
    public static let keyboard = ToolbarItemPlacement()
    /// The status placement.
    public static let status = ToolbarItemPlacement()
    /// The destructive action placement.
    public static let destructiveAction = ToolbarItemPlacement()
    /// The secondary action placement.
    public static let secondaryAction = ToolbarItemPlacement()
  }

  extension ToolbarItem {
    /// Creates an item of a customizable toolbar.
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
      self.init(placement: placement, content: content)
    }
  }
#endif
