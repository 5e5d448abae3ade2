#if os(Linux) || os(macOS)
  import Foundation

  /// An outlet: on Linux, the build plug-in writes it in place of `@IBOutlet`.
  ///
  /// A storyboard or a nib connects its outlets when the view of the view controller is loaded, and those of a view
  /// when it creates the view. There is neither on Linux, so an outlet gets an object of its type when the app first
  /// reads it. Where a device has no object, there is none here: before the view is loaded, and in a view controller or
  /// a view that comes from neither. An app that fills in a label of a screen which it has not shown yet ends the test,
  /// as it crashes on a device.
  @propertyWrapper
  public struct _Outlet<Value> {
    private var value: Value?

    /// Creates an outlet.
    public nonisolated init() {}

    /// Creates an outlet with an object.
    public nonisolated init(wrappedValue: Value?) { value = wrappedValue }

    /// The object of an outlet outside a class.
    @MainActor
    public var wrappedValue: Value? {
      get { value }
      set { value = newValue }
    }

    /// The object of an outlet in a class.
    @MainActor
    public static subscript<Owner: AnyObject>(
      _enclosingInstance owner: Owner, wrapped _: ReferenceWritableKeyPath<Owner, Value?>,
      storage storage: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value? {
      get {
        if let value = owner[keyPath: storage].value { return value }
        guard let nibOwner = owner as? any NibOwner, nibOwner.hasConnectedOutlets,
          let value = (Value.self as? any _StoryboardObject.Type)?._fromStoryboard() as? Value
        else { return nil }
        owner[keyPath: storage].value = value
        if let view = value as? UIView { nibOwner.viewOfOutlets?.addSubview(view) }
        return value
      }
      set { owner[keyPath: storage].value = newValue }
    }
  }

  /// An object to which an outlet can be connected.
  public protocol _StoryboardObject {
    /// Creates an object, as a storyboard does.
    @MainActor
    static func _fromStoryboard() -> Any?
  }

  extension UIView: _StoryboardObject {
    /// Creates a view, as a storyboard does.
    public static func _fromStoryboard() -> Any? {
      let view = self.init(coder: NSCoder())
      view?.hasConnectedOutlets = true
      view?.awakeFromNib()
      return view
    }
  }

  extension NSLayoutConstraint: _StoryboardObject {
    /// Creates a constraint, as a storyboard does.
    public static func _fromStoryboard() -> Any? { self.init() }
  }

  extension UIBarButtonItem: _StoryboardObject {
    /// Creates a button, as a storyboard does.
    public static func _fromStoryboard() -> Any? { self.init(coder: NSCoder()) }
  }

  extension Array: _StoryboardObject {
    /// Creates a collection of outlets, to which nothing is connected.
    public static func _fromStoryboard() -> Any? { Self() }
  }

  /// An object with outlets.
  @MainActor
  protocol NibOwner: AnyObject {
    /// Whether the outlets are connected.
    var hasConnectedOutlets: Bool { get }
    /// The view that contains the views of the outlets.
    var viewOfOutlets: UIView? { get }
  }

  extension UIView: NibOwner {
    var viewOfOutlets: UIView? { self }
  }

  extension UIViewController: NibOwner {
    var viewOfOutlets: UIView? { viewIfLoaded }

    /// Whether the outlets are connected, because the view is loaded and comes from a storyboard or a nib.
    var hasConnectedOutlets: Bool {
      guard isViewLoaded else { return false }
      return storyboard != nil || nibName != nil
        || Bundle.main.path(forResource: String(describing: type(of: self)), ofType: "nib") != nil
    }

    /// Says that this view controller and those in it come from a storyboard.
    func connect(to storyboard: UIStoryboard) {
      self.storyboard = storyboard
      for child in children where child.storyboard == nil { child.connect(to: storyboard) }
      awakeFromNib()
    }
  }
#endif
