#if os(Linux) || os(macOS)
  import UIKitStandIns

  /// A menu. Nobody opens it.
  public struct Menu: View, PrimitiveView {
    /// Creates a menu.
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> some View) {}
    /// Creates a menu.
    public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// The order of the items in a menu.
  public struct MenuOrder: Hashable, Sendable {
    private let name: String
    /// As the system chooses.
    public static let automatic = MenuOrder(name: "automatic")
    /// The first items next to the user's finger.
    public static let priority = MenuOrder(name: "priority")
    /// From top to bottom.
    public static let fixed = MenuOrder(name: "fixed")
  }

  extension View {
    /// Accepts the order of the items in menus.
    public func menuOrder(_ order: MenuOrder) -> some View { self }
    /// Accepts whether a tap on an item closes the menu.
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
    /// Accepts whether menus show their indicator.
    public func menuIndicator(_ visibility: Visibility) -> some View { self }
  }

  /// Whether a tap on an item closes its menu.
  public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let isEnabled: Bool
    /// As the system chooses.
    public static let automatic = MenuActionDismissBehavior(isEnabled: true)
    /// It closes the menu.
    public static let enabled = MenuActionDismissBehavior(isEnabled: true)
    /// It leaves the menu open.
    public static let disabled = MenuActionDismissBehavior(isEnabled: false)
  }

  extension Menu {
    /// Creates a menu with an image.
    public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> some View) {
      self.init(title, content: content)
    }
    /// Creates a menu with a primary action.
    public init(
      @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View, primaryAction: @escaping () -> Void
    ) { self.init(content: content, label: label) }
  }
#endif
