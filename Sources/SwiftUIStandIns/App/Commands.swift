#if os(Linux) || os(macOS)
  import Foundation

  // Commands and toolbars. Both consist of views here, so that the same result builder builds them.

  /// Keyboard and menu commands. Nobody uses them.
  public typealias Commands = View
  /// Builds commands from the statements of a closure.
  public typealias CommandsBuilder = ViewBuilder
  /// The content of a toolbar.
  public typealias ToolbarContent = View
  /// The content of a toolbar that the user may customize.
  public typealias CustomizableToolbarContent = View
  /// Builds toolbar content from the statements of a closure.
  public typealias ToolbarContentBuilder = ViewBuilder

  /// The placement of a command group.
  public struct CommandGroupPlacement: Sendable {
    /// The app info placement.
    public static let appInfo = CommandGroupPlacement()
    /// The app settings placement.
    public static let appSettings = CommandGroupPlacement()
    /// The new item placement.
    public static let newItem = CommandGroupPlacement()
    /// The save item placement.
    public static let saveItem = CommandGroupPlacement()
    /// The undo and redo placement.
    public static let undoRedo = CommandGroupPlacement()
    /// The pasteboard placement.
    public static let pasteboard = CommandGroupPlacement()
    /// The sidebar placement.
    public static let sidebar = CommandGroupPlacement()
    /// The toolbar placement.
    public static let toolbar = CommandGroupPlacement()
    /// The help placement.
    public static let help = CommandGroupPlacement()
    /// The window list placement.
    public static let windowList = CommandGroupPlacement()
  }

  /// A group of commands relative to a group of the system.
  public struct CommandGroup: View, PrimitiveView {
    /// Creates a group that replaces a group of the system.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> some View) {}
    /// Creates a group before a group of the system.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> some View) {}
    /// Creates a group after a group of the system.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> some View) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// A menu of commands.
  public struct CommandMenu: View, PrimitiveView {
    /// Creates a menu.
    public init(_ name: some StringProtocol, @ViewBuilder content: () -> some View) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// The system's commands for sidebars.
  public struct SidebarCommands: View, PrimitiveView {
    /// Creates the commands.
    public init() {}
    func evaluate(_ context: ViewContext) {}
  }

  /// The system's commands for editing text.
  public struct TextEditingCommands: View, PrimitiveView {
    /// Creates the commands.
    public init() {}
    func evaluate(_ context: ViewContext) {}
  }

  /// A space in a toolbar.
  public struct ToolbarSpacer: View, PrimitiveView {
    /// Creates a space.
    public init(placement: ToolbarItemPlacement = .automatic) {}
    func evaluate(_ context: ViewContext) {}
  }
#endif
