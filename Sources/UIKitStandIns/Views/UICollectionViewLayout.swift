#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for where views lie.
  @preconcurrency @MainActor
  open class UICollectionViewLayout: NSObject {
    /// The collection.
    open internal(set) weak var collectionView: UICollectionView?
    /// How large all is.
    open var collectionViewContentSize: CGSize { .zero }
    /// Creates a layout.
    public override init() { super.init() }
    /// Creates a layout from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) { super.init() }
    /// Finds out where views lie.
    open func prepare() {}
    /// Has views lie elsewhere.
    open func invalidateLayout() {}
    /// Where views lie in a part.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [] }
    /// Where a view lies.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Whether another size has views lie elsewhere.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// Where scrolling stops.
    open func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
  }

  /// Stands in for where a view lies.
  @preconcurrency @MainActor
  open class UICollectionViewLayoutAttributes: NSObject {
    /// The view.
    open var indexPath = IndexPath(row: 0, section: 0)
    /// Where it is.
    open var frame = CGRect.zero
    /// How much of what is behind it is hidden.
    open var alpha: CGFloat = 1
    /// What is in front.
    open var zIndex = 0
    /// How it is turned.
    open var transform = CGAffineTransform.identity
    /// Creates attributes.
    public convenience init(forCellWith indexPath: IndexPath) {
      self.init()
      self.indexPath = indexPath
    }
  }

  /// Stands in for a layout in lines.
  open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The size that views have of themselves.
    public static let automaticSize = CGSize(width: -1, height: -1)
    /// The space between lines.
    open var minimumLineSpacing: CGFloat = 10
    /// The space between views.
    open var minimumInteritemSpacing: CGFloat = 10
    /// How large views are.
    open var itemSize = CGSize(width: 50, height: 50)
    /// About how large views are.
    open var estimatedItemSize = CGSize.zero
    /// The direction.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// How large headings are.
    open var headerReferenceSize = CGSize.zero
    /// How large what is below a section is.
    open var footerReferenceSize = CGSize.zero
    /// The space around a section.
    open var sectionInset = UIEdgeInsets.zero
    /// Whether headings stay.
    open var sectionHeadersPinToVisibleBounds = false
    /// Whether what is below a section stays.
    open var sectionFootersPinToVisibleBounds = false
  }

  extension UICollectionView {
    /// The direction.
    public enum ScrollDirection: Int, Sendable {
      /// Below one another.
      case vertical = 0
      /// Beside one another.
      case horizontal = 1
    }
  }

  /// What says where views lie in lines.
  @preconcurrency @MainActor
  public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// How large a view is.
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    /// The space around a section.
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets
    /// The space between lines.
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    /// The space between views.
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    /// How large a heading is.
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
