#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a nib, which connects the outlets of its owner.
  ///
  /// Linux has no nibs, so what one contains is known only by its name: if that is the name of one of the app's views,
  /// the view is the object in the nib.
  @preconcurrency @MainActor
  open class UINib: NSObject {
    /// The keys of the options for loading a nib.
    public struct OptionsKey: Hashable, Sendable {
      /// The objects from outside to which the nib refers.
      public static let externalObjects = OptionsKey()
    }
    private let name: String

    /// Creates a nib from its name.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

    /// Connects the outlets of the owner, and returns the objects of the nib.
    ///
    /// - Returns: The view whose class has the name of the nib, unless it is the owner.
    @discardableResult
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
      let owner = ownerOrNil as? UIView
      owner?.hasConnectedOutlets = true
      guard let type = viewType, owner.map({ Swift.type(of: $0) != type }) ?? true, let view = type._fromStoryboard()
      else {
        return []
      }
      return [view]
    }

    /// The app's view with the name of the nib, in the module of the app's delegate.
    private var viewType: UIView.Type? {
      guard let delegate = UIApplication.shared.delegate,
        let module = String(reflecting: type(of: delegate)).split(separator: ".").first
      else { return nil }
      return NSClassFromString("\(module).\(name)") as? UIView.Type
    }
  }

  extension Bundle {
    /// Connects the outlets of the owner of a nib, and returns the objects of the nib.
    @MainActor @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
      UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
  }
#endif
