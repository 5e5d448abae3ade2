#if os(Linux) || os(macOS)
  import Foundation

  /// A class whose objects can be created through a type that is known only at run time, as in `T(nibName:bundle:)`.
  ///
  /// Swift allows that only for `required` initializers, and for all initializers of classes in Objective-C, such as
  /// UIKit's. If they were `required` here, each subclass with its own initializer would have to write them. The
  /// compiler takes the initializers of this protocol for a type that is known only at run time, and those of the class
  /// otherwise.
  ///
  /// An initializer of a protocol cannot see the type through which it is called, only the static one. So each has the
  /// symbol of a static method, which can. Both are called in the same way if the method owns its arguments, as an
  /// initializer does.
  public protocol _MadeThroughType {}

  extension NSObject: _MadeThroughType {}

  extension _MadeThroughType where Self: NSObject {
    /// Creates an object.
    @_silgen_name("deepLinkSimulatorMakeObject")
    public init()

    @_silgen_name("deepLinkSimulatorMakeObject")
    package static func makeObject() -> Self { ObjectMaker.make(self) }
  }

  extension _MadeThroughType where Self: UIViewController {
    /// Creates a view controller.
    @preconcurrency @MainActor
    @_silgen_name("deepLinkSimulatorMakeScreen")
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)

    @preconcurrency @MainActor
    @_silgen_name("deepLinkSimulatorMakeScreen")
    package static func makeScreen(nibName nibNameOrNil: __owned String?, bundle nibBundleOrNil: __owned Bundle?)
      -> Self
    {
      let type = unsafeBitCast(self, to: _ScreenMadeThroughType.Type.self)
      return unsafeBitCast(type.init(nibName: nibNameOrNil, bundle: nibBundleOrNil), to: Self.self)
    }
  }

  extension _MadeThroughType where Self: UINavigationController {
    /// Creates a navigation controller with a root view controller.
    @preconcurrency @MainActor
    @_silgen_name("deepLinkSimulatorMakeStack")
    public init(rootViewController: UIViewController)

    @preconcurrency @MainActor
    @_silgen_name("deepLinkSimulatorMakeStack")
    package static func makeStack(rootViewController: __owned UIViewController) -> Self {
      let type = unsafeBitCast(self, to: _StackMadeThroughType.Type.self)
      return unsafeBitCast(type.init(rootViewController: rootViewController), to: Self.self)
    }
  }

  extension _MadeThroughType where Self: UIView {
    /// Creates a view with a frame.
    @preconcurrency @MainActor
    @_silgen_name("deepLinkSimulatorMakeView")
    public init(frame: CGRect)

    @preconcurrency @MainActor
    @_silgen_name("deepLinkSimulatorMakeView")
    package static func makeView(frame: CGRect) -> Self {
      let type = unsafeBitCast(self, to: _ViewMadeThroughType.Type.self)
      return unsafeBitCast(type.init(frame: frame), to: Self.self)
    }
  }

  extension _MadeThroughType where Self: UIButton {
    /// Creates a button.
    @preconcurrency @MainActor
    @_silgen_name("deepLinkSimulatorMakeButton")
    public init(type buttonType: UIButton.ButtonType)

    @preconcurrency @MainActor
    @_silgen_name("deepLinkSimulatorMakeButton")
    package static func makeButton(type buttonType: UIButton.ButtonType) -> Self {
      let button = makeView(frame: .zero)
      button.buttonType = buttonType
      return button
    }
  }

  extension _MadeThroughType where Self: UITableViewCell {
    /// Creates a cell.
    @preconcurrency @MainActor
    @_silgen_name("deepLinkSimulatorMakeCell")
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)

    @preconcurrency @MainActor
    @_silgen_name("deepLinkSimulatorMakeCell")
    package static func makeCell(style: UITableViewCell.CellStyle, reuseIdentifier: __owned String?) -> Self {
      let type = unsafeBitCast(self, to: _CellMadeThroughType.Type.self)
      return unsafeBitCast(type.init(style: style, reuseIdentifier: reuseIdentifier), to: Self.self)
    }
  }

  extension _MadeThroughType where Self: UIWindow {
    /// Creates a window in a scene.
    @preconcurrency @MainActor
    @_silgen_name("deepLinkSimulatorMakeWindow")
    public init(windowScene: UIWindowScene)

    @preconcurrency @MainActor
    @_silgen_name("deepLinkSimulatorMakeWindow")
    package static func makeWindow(windowScene: __owned UIWindowScene) -> Self {
      let type = unsafeBitCast(self, to: _WindowMadeThroughType.Type.self)
      return unsafeBitCast(type.init(windowScene: windowScene), to: Self.self)
    }
  }

  // The classes in pairs: the first introduces an initializer, and the second has it at the same place of the method
  // table, as `required`. The place is the same because neither has stored properties, which precede it. They are open
  // for the reason that `_ObjectMadeByTheSystem` is. A subclass that has its own initializers, and not this one, stops
  // the program with its name, as it does on a device.

  /// Introduces the initializer of screens.
  @preconcurrency @MainActor
  open class _ScreenInitializer: UIResponder {
    /// Creates a screen.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    /// Creates a screen.
    public override init() { super.init() }
  }

  /// Calls the initializer of screens through a type.
  @preconcurrency @MainActor
  open class _ScreenMadeThroughType: UIResponder {
    /// Creates a screen.
    public required init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  }

  /// Introduces the initializer of stacks of screens.
  open class _StackInitializer: UIViewController {
    /// Creates a stack.
    public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
    /// Creates a stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Creates a stack from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// Calls the initializer of stacks of screens through a type.
  open class _StackMadeThroughType: UIViewController {
    /// Creates a stack.
    public required init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
    /// Creates a stack from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// Introduces the initializer of views.
  @preconcurrency @MainActor
  open class _ViewInitializer: UIResponder {
    /// Creates a view.
    public init(frame: CGRect) { super.init() }
    /// Creates a view.
    public override init() { super.init() }
  }

  /// Calls the initializer of views through a type.
  @preconcurrency @MainActor
  open class _ViewMadeThroughType: UIResponder {
    /// Creates a view.
    public required init(frame: CGRect) { super.init() }
  }

  /// Introduces the initializer of cells.
  open class _CellInitializer: UIView {
    /// Creates a cell.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
    /// Creates a cell.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates a cell from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// Calls the initializer of cells through a type.
  open class _CellMadeThroughType: UIView {
    /// Creates a cell.
    public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
    /// Creates a cell from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// Introduces the initializer of windows.
  open class _WindowInitializer: UIView {
    /// Creates a window.
    public init(windowScene: UIWindowScene) { super.init(frame: .zero) }
    /// Creates a window.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates a window from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// Calls the initializer of windows through a type.
  open class _WindowMadeThroughType: UIView {
    /// Creates a window.
    public required init(windowScene: UIWindowScene) { super.init(frame: .zero) }
    /// Creates a window from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }
#endif
