#if os(Linux)
  import Foundation

  // Types whose names Swift 4.2 changed, for apps that are as old. Xcode takes them in its mode for Swift 4 only.

  /// The name of `UIApplication.LaunchOptionsKey` until Swift 4.1.
  public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
  /// The name of `UIApplication.OpenURLOptionsKey` until Swift 4.1.
  public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
  /// The name of `UIApplication.State` until Swift 4.1.
  public typealias UIApplicationState = UIApplication.State
  /// The name of `UIApplication.ExtensionPointIdentifier` until Swift 4.1.
  public typealias UIApplicationExtensionPointIdentifier = UIApplication.ExtensionPointIdentifier
  /// The name of `UIActivity.ActivityType` until Swift 4.1.
  public typealias UIActivityType = UIActivity.ActivityType
  /// The name of `UIAlertAction.Style` until Swift 4.1.
  public typealias UIAlertActionStyle = UIAlertAction.Style
  /// The name of `UIAlertController.Style` until Swift 4.1.
  public typealias UIAlertControllerStyle = UIAlertController.Style
  /// The name of `UIActivityIndicatorView.Style` until Swift 4.1.
  public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
  /// The name of `UIBarButtonItem.Style` until Swift 4.1.
  public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
  /// The name of `UIBarButtonItem.SystemItem` until Swift 4.1.
  public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
  /// The name of `UITabBarItem.SystemItem` until Swift 4.1.
  public typealias UITabBarSystemItem = UITabBarItem.SystemItem
  /// The name of `UIBlurEffect.Style` until Swift 4.1.
  public typealias UIBlurEffectStyle = UIBlurEffect.Style
  /// The name of `UIButton.ButtonType` until Swift 4.1.
  public typealias UIButtonType = UIButton.ButtonType
  /// The name of `UIControl.Event` until Swift 4.1.
  public typealias UIControlEvents = UIControl.Event
  /// The name of `UIControl.State` until Swift 4.1.
  public typealias UIControlState = UIControl.State
  /// The name of `UIGestureRecognizer.State` until Swift 4.1.
  public typealias UIGestureRecognizerState = UIGestureRecognizer.State
  /// The name of `UISwipeGestureRecognizer.Direction` until Swift 4.1.
  public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
  /// The name of `NSLayoutConstraint.Axis` until Swift 4.1.
  public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
  /// The name of `NSLayoutConstraint.Attribute` until Swift 4.1.
  public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
  /// The name of `NSLayoutConstraint.Relation` until Swift 4.1.
  public typealias NSLayoutRelation = NSLayoutConstraint.Relation
  /// The name of `UIStackView.Alignment` until Swift 4.1.
  public typealias UIStackViewAlignment = UIStackView.Alignment
  /// The name of `UIStackView.Distribution` until Swift 4.1.
  public typealias UIStackViewDistribution = UIStackView.Distribution
  /// The name of `UINavigationController.Operation` until Swift 4.1.
  public typealias UINavigationControllerOperation = UINavigationController.Operation
  /// The name of `UIPageViewController.NavigationDirection` until Swift 4.1.
  public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
  /// The name of `UIPageViewController.TransitionStyle` until Swift 4.1.
  public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
  /// The name of `UIProgressView.Style` until Swift 4.1.
  public typealias UIProgressViewStyle = UIProgressView.Style
  /// The name of `UISearchBar.Style` until Swift 4.1.
  public typealias UISearchBarStyle = UISearchBar.Style
  /// The name of `UICollectionView.ScrollDirection` until Swift 4.1.
  public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
  /// The name of `UICollectionView.ScrollPosition` until Swift 4.1.
  public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
  /// The name of `UITableView.Style` until Swift 4.1.
  public typealias UITableViewStyle = UITableView.Style
  /// The name of `UITableViewCell.CellStyle` until Swift 4.1.
  public typealias UITableViewCellStyle = UITableViewCell.CellStyle
  /// The name of `UITableViewCell.SelectionStyle` until Swift 4.1.
  public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
  /// The name of `UITableViewCell.AccessoryType` until Swift 4.1.
  public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
  /// The name of `UITableView.ScrollPosition` until Swift 4.1.
  public typealias UITableViewScrollPosition = UITableView.ScrollPosition
  /// The name of `UITableView.RowAnimation` until Swift 4.1.
  public typealias UITableViewRowAnimation = UITableView.RowAnimation
  /// The name of `UITextField.BorderStyle` until Swift 4.1.
  public typealias UITextBorderStyle = UITextField.BorderStyle
  /// The name of `UITextField.ViewMode` until Swift 4.1.
  public typealias UITextFieldViewMode = UITextField.ViewMode
  /// The name of `UIView.AnimationOptions` until Swift 4.1.
  public typealias UIViewAnimationOptions = UIView.AnimationOptions
  /// The name of `UIView.KeyframeAnimationOptions` until Swift 4.1.
  public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
  /// The name of `UIView.AnimationCurve` until Swift 4.1.
  public typealias UIViewAnimationCurve = UIView.AnimationCurve
  /// The name of `UIView.AutoresizingMask` until Swift 4.1.
  public typealias UIViewAutoresizing = UIView.AutoresizingMask
  /// The name of `UIView.ContentMode` until Swift 4.1.
  public typealias UIViewContentMode = UIView.ContentMode
  /// The name of `NSAttributedString.Key` until Swift 4.1.
  public typealias NSAttributedStringKey = NSAttributedString.Key
#endif
