#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a collection view layout.
  @preconcurrency @MainActor
  open class UICollectionViewLayout: NSObject {
    /// The collection view.
    open internal(set) weak var collectionView: UICollectionView?
    /// The size of the content: zero unless a subclass overrides it.
    open var collectionViewContentSize: CGSize { .zero }
    /// Creates a layout.
    public override init() { super.init() }
    /// Creates a layout from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) { super.init() }
    /// Prepares the layout. A simulation does not call it.
    open func prepare() {}
    /// Invalidates the layout. Has no effect.
    open func invalidateLayout() {}
    /// Returns the layout attributes of the elements in a rectangle.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [] }
    /// Returns the layout attributes of an item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns whether new bounds invalidate the layout.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// Returns where scrolling stops.
    open func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
  }

  /// Stands in for the layout attributes of an item.
  @preconcurrency @MainActor
  open class UICollectionViewLayoutAttributes: NSObject {
    /// The index path of the item.
    open var indexPath = IndexPath(row: 0, section: 0)
    /// The frame.
    open var frame = CGRect.zero
    /// The opacity.
    open var alpha: CGFloat = 1
    /// The position on the z-axis.
    open var zIndex = 0
    /// The transform.
    open var transform = CGAffineTransform.identity
    /// Creates the attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
      self.init()
      self.indexPath = indexPath
    }
  }

  /// Stands in for a flow layout.
  open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The value for a size that the content determines.
    public static let automaticSize = CGSize(width: -1, height: -1)
    /// The minimum spacing between lines.
    open var minimumLineSpacing: CGFloat = 10
    /// The minimum spacing between items.
    open var minimumInteritemSpacing: CGFloat = 10
    /// The size of items.
    open var itemSize = CGSize(width: 50, height: 50)
    /// The estimated size of items.
    open var estimatedItemSize = CGSize.zero
    /// The scroll direction.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The size of section headers.
    open var headerReferenceSize = CGSize.zero
    /// The size of section footers.
    open var footerReferenceSize = CGSize.zero
    /// The insets of sections.
    open var sectionInset = UIEdgeInsets.zero
    /// Whether headers stay visible while their section scrolls.
    open var sectionHeadersPinToVisibleBounds = false
    /// Whether footers stay visible while their section scrolls.
    open var sectionFootersPinToVisibleBounds = false
  }

  extension UICollectionView {
    /// The scroll direction.
    public enum ScrollDirection: Int, Sendable {
      /// Vertical.
      case vertical = 0
      /// Horizontal.
      case horizontal = 1
    }
  }

  /// The delegate of a flow layout.
  @preconcurrency @MainActor
  public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// Returns the size of an item.
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    /// Returns the insets of a section.
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets
    /// Returns the minimum spacing between lines.
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    /// Returns the minimum spacing between items.
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    /// Returns the size of a section's header.
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize
  }

  extension UICollectionViewDelegateFlowLayout {
    /// The default implementation, for an app that does not implement the method.
    public func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { .zero }
    /// The default implementation, for an app that does not implement the method.
    public func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { .zero }
    /// The default implementation, for an app that does not implement the method.
    public func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 10 }
    /// The default implementation, for an app that does not implement the method.
    public func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { 10 }
    /// The default implementation, for an app that does not implement the method.
    public func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { .zero }
  }
#endif
