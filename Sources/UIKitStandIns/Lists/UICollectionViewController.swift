#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a collection view controller.
  open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    /// The collection view.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var collectionView: UICollectionView!
    /// Whether the screen deselects an item when it appears; no item is selected.
    open var clearsSelectionOnViewWillAppear = true
    /// Whether a gesture moves items.
    open var installsStandardGestureForInteractiveMovement = true
    /// The layout.
    open var collectionViewLayout: UICollectionViewLayout { collectionView.collectionViewLayout }
    /// Creates a view controller.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
      super.init(nibName: nil, bundle: nil)
      collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    }
    /// Creates a view controller from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Returns the number of sections.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// Returns the number of items in a section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    /// Returns the cell of an item.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { UICollectionViewCell(frame: .zero) }
    /// Called when the user selects an item.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// Returns a header or a footer.
    open func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
    /// Called before an item becomes visible.
    open func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// Called when the items have scrolled.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Called when the items have come to rest.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  }
#endif
