#if os(Linux) || os(macOS)
  import Foundation

  // Menus of a keyboard, and what bars have: both are made of views here, so that the same builder puts them together.

  /// Commands of a keyboard, which nobody gives.
  public typealias Commands = View
  /// Puts commands together.
  public typealias CommandsBuilder = ViewBuilder
  /// What a bar has.
  public typealias ToolbarContent = View
  /// What a bar has, in an order that the user may change.
  public typealias CustomizableToolbarContent = View
  /// Puts together what a bar has.
  public typealias ToolbarContentBuilder = ViewBuilder

  /// Where commands stand.
  public struct CommandGroupPlacement: Sendable {
    /// The place of that name.
    public static let appInfo = CommandGroupPlacement()
    /// The place of that name.
    public static let appSettings = CommandGroupPlacement()
    /// The place of that name.
    public static let newItem = CommandGroupPlacement()
    /// The place of that name.
    public static let saveItem = CommandGroupPlacement()
    /// The place of that name.
    public static let undoRedo = CommandGroupPlacement()
    /// The place of that name.
    public static let pasteboard = CommandGroupPlacement()
    /// The place of that name.
    public static let sidebar = CommandGroupPlacement()
    /// The place of that name.
    public static let toolbar = CommandGroupPlacement()
    /// The place of that name.
    public static let help = CommandGroupPlacement()
    /// The place of that name.
    public static let windowList = CommandGroupPlacement()
  }

  /// Commands beside the system's.
  public struct CommandGroup: View, PrimitiveView {
    /// Takes the place of the system's.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> some View) {}
    /// Comes before the system's.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> some View) {}
    /// Comes after the system's.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> some View) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// A menu of commands.
  public struct CommandMenu: View, PrimitiveView {
    /// Creates a menu.
    public init(_ name: some StringProtocol, @ViewBuilder content: () -> some View) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// The system's commands for screens beside each other.
  public struct SidebarCommands: View, PrimitiveView {
    /// Creates the commands.
    public init() {}
    func evaluate(_ context: ViewContext) {}
  }

  /// The system's commands for texts.
  public struct TextEditingCommands: View, PrimitiveView {
    /// Creates the commands.
    public init() {}
    func evaluate(_ context: ViewContext) {}
  }

  /// Space in a bar.
  public struct ToolbarSpacer: View, PrimitiveView {
    /// Creates space.
    public init(placement: ToolbarItemPlacement = .automatic) {}
    func evaluate(_ context: ViewContext) {}
  }
#endif
