#if os(Linux)
  import Foundation

  // Constants, functions and methods whose names Swift 4.2 changed, for apps that are as old.

  extension Notification.Name {
    /// The name of `UIApplication.didFinishLaunchingNotification` until Swift 4.1.
    public static let UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification
    /// The name of `UIApplication.didBecomeActiveNotification` until Swift 4.1.
    public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
    /// The name of `UIApplication.willResignActiveNotification` until Swift 4.1.
    public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
    /// The name of `UIApplication.didEnterBackgroundNotification` until Swift 4.1.
    public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
    /// The name of `UIApplication.willEnterForegroundNotification` until Swift 4.1.
    public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
    /// The name of `UIApplication.willTerminateNotification` until Swift 4.1.
    public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
    /// The name of `UIApplication.didReceiveMemoryWarningNotification` until Swift 4.1.
    public static let UIApplicationDidReceiveMemoryWarning = UIApplication.didReceiveMemoryWarningNotification
    /// The name of `UIApplication.significantTimeChangeNotification` until Swift 4.1.
    public static let UIApplicationSignificantTimeChange = UIApplication.significantTimeChangeNotification
    /// The name of `UIApplication.userDidTakeScreenshotNotification` until Swift 4.1.
    public static let UIApplicationUserDidTakeScreenshot = UIApplication.userDidTakeScreenshotNotification
    /// The name of `UIResponder.keyboardWillShowNotification` until Swift 4.1.
    public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
    /// The name of `UIResponder.keyboardDidShowNotification` until Swift 4.1.
    public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
    /// The name of `UIResponder.keyboardWillHideNotification` until Swift 4.1.
    public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
    /// The name of `UIResponder.keyboardDidHideNotification` until Swift 4.1.
    public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
    /// The name of `UIResponder.keyboardWillChangeFrameNotification` until Swift 4.1.
    public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
    /// The name of `UIDevice.orientationDidChangeNotification` until Swift 4.1.
    public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
    /// The name of `UIPasteboard.changedNotification` until Swift 4.1.
    public static let UIPasteboardChanged = UIPasteboard.changedNotification
    /// The name of `UIContentSizeCategory.didChangeNotification` until Swift 4.1.
    public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
    /// The name of `UIWindow.didBecomeKeyNotification` until Swift 4.1.
    public static let UIWindowDidBecomeKey = UIWindow.didBecomeKeyNotification
    /// The name of `UIWindow.didBecomeVisibleNotification` until Swift 4.1.
    public static let UIWindowDidBecomeVisible = UIWindow.didBecomeVisibleNotification
  }

  /// The name of `UIResponder.keyboardFrameBeginUserInfoKey` until Swift 4.1.
  public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
  /// The name of `UIResponder.keyboardFrameEndUserInfoKey` until Swift 4.1.
  public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
  /// The name of `UIResponder.keyboardAnimationDurationUserInfoKey` until Swift 4.1.
  public let UIKeyboardAnimationDurationUserInfoKey = UIResponder.keyboardAnimationDurationUserInfoKey
  /// The name of `UIResponder.keyboardAnimationCurveUserInfoKey` until Swift 4.1.
  public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey
  /// The name of `UIApplication.openSettingsURLString` until Swift 4.1.
  public let UIApplicationOpenSettingsURLString = UIApplication.openSettingsURLString
  /// The name of `UIBackgroundTaskIdentifier.invalid` until Swift 4.1.
  public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid
  /// The name of `UITableView.automaticDimension` until Swift 4.1.
  @MainActor
  public let UITableViewAutomaticDimension = UITableView.automaticDimension
  /// The name of `UIView.noIntrinsicMetric` until Swift 4.1.
  @MainActor
  public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric

  /// Returns insets; the name of their initializer until Swift 4.1.
  public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  /// Returns a rectangle without insets; the name of `CGRect.inset(by:)` until Swift 4.1.
  public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }

  /// Returns the PNG of an image; the name of `UIImage.pngData()` until Swift 4.1.
  @MainActor
  public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

  /// Returns the JPEG of an image; the name of `UIImage.jpegData(compressionQuality:)` until Swift 4.1.
  @MainActor
  public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
  }

  extension UIViewController {
    /// The name of `children` until Swift 4.1.
    public var childViewControllers: [UIViewController] { children }

    /// Adds a child; the name of `addChild(_:)` until Swift 4.1.
    public func addChildViewController(_ childController: UIViewController) { addChild(childController) }

    /// Removes the view controller from its parent; the name of `removeFromParent()` until Swift 4.1.
    public func removeFromParentViewController() { removeFromParent() }

    /// Tells the view controller that its parent is about to change; the name of `willMove(toParent:)` until Swift 4.1.
    public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }

    /// Tells the view controller that its parent has changed; the name of `didMove(toParent:)` until Swift 4.1.
    public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
  }

  extension UIView {
    /// Moves a subview to the front; the name of `bringSubviewToFront(_:)` until Swift 4.1.
    public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

    /// Moves a subview to the back; the name of `sendSubviewToBack(_:)` until Swift 4.1.
    public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
  }
#endif
