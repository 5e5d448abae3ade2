#if os(Linux) || os(macOS)
  import Foundation

  extension UICollectionView {
    /// How cells of a class show an item.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
      /// A closure that shows an item in a cell.
      public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
      fileprivate let handler: Handler
      /// Creates a registration.
      public init(handler: @escaping Handler) { self.handler = handler }
      /// Creates a registration with a nib; simulations do not have nibs.
      public init(cellNib: UINib, handler: @escaping Handler) { self.handler = handler }
    }

    /// How headers and footers of a class show a section.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
      /// A closure that shows a section in a view.
      public typealias Handler = (
        _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
      ) -> Void
      fileprivate let (elementKind, handler): (String, Handler)
      /// Creates a registration.
      public init(elementKind: String, handler: @escaping Handler) {
        (self.elementKind, self.handler) = (elementKind, handler)
      }
    }

    /// Returns a cell that shows an item.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
      using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
      let cell = Cell.made()
      if let item { registration.handler(cell, indexPath, item) }
      return cell
    }

    /// Returns a header or footer that shows a section.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
      using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
      let view = Supplementary.made()
      registration.handler(view, registration.elementKind, indexPath)
      return view
    }
  }

  extension UICollectionReusableView {
    /// Returns a view of the class. Nothing is shown, so only the app itself asks for one.
    fileprivate static func made() -> Self {
      for view in [UICollectionViewListCell(frame: .zero), UICollectionViewCell(frame: .zero)] {
        if let view = view as? Self { return view }
      }
      // Of the initializers of a view, this is the one that each class has.
      guard let view = Self(coder: NSKeyedArchiver(requiringSecureCoding: false)) else {
        preconditionFailure("\(Self.self) cannot be made: init(coder:) returned nil")
      }
      return view
    }
  }
#endif
