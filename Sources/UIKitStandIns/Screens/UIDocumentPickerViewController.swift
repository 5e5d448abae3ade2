#if os(Linux)
  import Foundation
  import FoundationStandIns

  /// What happens with a document that the user picks.
  public enum UIDocumentPickerMode: UInt, Sendable {
    /// The app gets a copy.
    case `import` = 0
    /// The app opens the document.
    case open = 1
    /// The app's document is copied.
    case exportToService = 2
    /// The app's document is moved.
    case moveToService = 3
  }

  /// Stands in for a screen on which the user picks a document. Nobody picks one.
  open class UIDocumentPickerViewController: UIViewController {
    /// The delegate; held weakly.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether the user can pick several documents.
    open var allowsMultipleSelection = false
    /// Whether the extensions of the documents are visible.
    open var shouldShowFileExtensions = false
    /// The folder that is shown first.
    open var directoryURL: URL?
    /// What happens with the document.
    public private(set) var documentPickerMode = UIDocumentPickerMode.open

    /// Creates a screen for opening documents of some types.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
      documentPickerMode = asCopy ? .import : .open
      super.init(nibName: nil, bundle: nil)
    }
    /// Creates a screen for opening documents of some types.
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
      self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }
    /// Creates a screen for documents of some types, as before iOS 14.
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
      documentPickerMode = mode
      super.init(nibName: nil, bundle: nil)
    }
    /// Creates a screen that exports documents.
    public init(forExporting urls: [URL], asCopy: Bool) {
      documentPickerMode = asCopy ? .exportToService : .moveToService
      super.init(nibName: nil, bundle: nil)
    }
    /// Creates a screen that exports documents.
    public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }
    /// Creates a screen that exports a document, as before iOS 14.
    public init(url: URL, in mode: UIDocumentPickerMode) {
      documentPickerMode = mode
      super.init(nibName: nil, bundle: nil)
    }
    /// Creates a screen that exports documents, as before iOS 14.
    public init(urls: [URL], in mode: UIDocumentPickerMode) {
      documentPickerMode = mode
      super.init(nibName: nil, bundle: nil)
    }
    /// Creates a screen from a storyboard.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// The delegate of a screen for documents, which is not called.
  @preconcurrency @MainActor
  public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Called when the user has picked documents.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Called when the user has picked a document, as before iOS 11.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
    /// Called when the user cancels.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  }

  extension UIDocumentPickerDelegate {
    /// The default implementation, for an app that does not implement the method.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    /// The default implementation, for an app that does not implement the method.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
    /// The default implementation, for an app that does not implement the method.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  }

  /// Stands in for what shows a document or offers it to other apps. There are none, so it offers nothing.
  @preconcurrency @MainActor
  open class UIDocumentInteractionController: NSObject {
    /// The document.
    open var url: URL?
    /// The type of the document.
    open var uti: String?
    /// The name of the document.
    open var name: String?
    /// What another app is told of the document.
    open var annotation: Any?
    /// The delegate; held weakly.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    /// The icons of the document.
    open var icons: [UIImage] { [] }

    /// Creates a controller without a document.
    public override init() { super.init() }
    /// Creates a controller for a document.
    public convenience init(url: URL) {
      self.init()
      (self.url, name) = (url, url.lastPathComponent)
    }
    /// Shows the document, and returns whether it can: no.
    open func presentPreview(animated: Bool) -> Bool { false }
    /// Shows a menu, and returns whether it can: no.
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    /// Shows a menu, and returns whether it can: no.
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    /// Shows a menu of apps, and returns whether there are any: no.
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    /// Shows a menu of apps, and returns whether there are any: no.
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    /// Ends what is shown. Has no effect.
    open func dismissPreview(animated: Bool) {}
    /// Ends the menu. Has no effect.
    open func dismissMenu(animated: Bool) {}
  }

  /// The delegate of what shows a document, which is not called.
  @preconcurrency @MainActor
  public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    /// Returns the view controller on which the document is shown.
    func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
      -> UIViewController
    /// Called when the document is no longer shown.
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    /// Called when the menu of apps is no longer shown.
    func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
  }

  extension UIDocumentInteractionControllerDelegate {
    /// The default implementation, for an app that does not implement the method.
    public func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
      -> UIViewController
    { UIViewController() }
    /// The default implementation, for an app that does not implement the method.
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
    /// The default implementation, for an app that does not implement the method.
    public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
  }
#endif
