#if os(Linux) || os(macOS)
  import Foundation
  import UIKitStandIns

  /// How scrolling bounces.
  public struct ScrollBounceBehavior: Sendable {
    /// As the system decides.
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior() }
    /// Always.
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior() }
    /// If the content is larger than the view.
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior() }
  }

  /// The spacing of sections.
  public struct ListSectionSpacing: Sendable {
    /// The default spacing.
    public static let `default` = ListSectionSpacing()
    /// A small spacing.
    public static let compact = ListSectionSpacing()
    /// A spacing in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
  }

  /// How a sheet reacts to a swipe.
  public struct PresentationContentInteraction: Equatable, Sendable {
    /// As the system decides.
    public static var automatic: PresentationContentInteraction { PresentationContentInteraction() }
    /// The sheet changes its size.
    public static var resizes: PresentationContentInteraction { PresentationContentInteraction() }
    /// The content scrolls.
    public static var scrolls: PresentationContentInteraction { PresentationContentInteraction() }
  }

  /// What is scrolled, and how far: nothing, because nothing is laid out.
  public struct ScrollGeometry: Equatable, Sendable {
    /// How far the content is scrolled.
    public var contentOffset: CGPoint
    /// The size of the content.
    public var contentSize: CGSize
    /// The insets of the content.
    public var contentInsets: EdgeInsets
    /// The size of the view.
    public var containerSize: CGSize
    /// The visible part of the content.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// The bounds.
    public var bounds: CGRect { visibleRect }
  }

  /// How an adjustable element is changed.
  public enum AccessibilityAdjustmentDirection: Sendable {
    /// A direction.
    case increment, decrement
  }

  extension View {
    /// Accepts how a sheet reacts to a swipe.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
    /// Accepts an action for a change of what is scrolled. It is not called.
    public func onScrollGeometryChange<T: Equatable>(
      for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
    ) -> some View { self }
    /// Accepts an action for a change of what is visible. It is not called.
    public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
      self
    }
    /// Accepts the scopes of a search.
    public func searchScopes<V: Hashable, S: View>(
      _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View { self }
    /// Accepts an affine transform.
    public func transformEffect(_ transform: UIKitStandIns.CGAffineTransform) -> some View { self }
    /// Accepts a projection.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View { self }
    /// Accepts that brightness becomes opacity.
    public func luminanceToAlpha() -> some View { self }
    /// Accepts whether the view is mirrored in right-to-left layouts.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
    /// Accepts whether assistive technologies spell a text.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
    /// Accepts whether assistive technologies speak punctuation.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
    /// Accepts an action of assistive technologies. It is not called.
    public func accessibilityAdjustableAction(
      _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { self }
    /// Accepts whether the view has the focus of assistive technologies.
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
    /// Accepts when the view has the focus of assistive technologies.
    public func accessibilityFocused<Value: Hashable>(
      _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { self }
  }

  extension View where Self: Equatable {
    /// Accepts that the view is only made again if it differs.
    public func equatable() -> some View { self }
  }
#endif
