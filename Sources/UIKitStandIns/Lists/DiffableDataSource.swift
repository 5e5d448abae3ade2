#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a snapshot of the data of a table or collection view.
  public struct NSDiffableDataSourceSnapshot<Section: Hashable, Item: Hashable> {
    private var sections: [(section: Section, items: [Item])] = []
    /// Creates an empty snapshot.
    public init() {}
    /// The identifiers of the sections.
    public var sectionIdentifiers: [Section] { sections.map(\.section) }
    /// The identifiers of the items.
    public var itemIdentifiers: [Item] { sections.flatMap(\.items) }
    /// The number of items.
    public var numberOfItems: Int { itemIdentifiers.count }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// Appends sections.
    public mutating func appendSections(_ identifiers: [Section]) { sections += identifiers.map { ($0, []) } }
    /// Appends items to a section; without one, to the last section.
    public mutating func appendItems(_ identifiers: [Item], toSection section: Section? = nil) {
      let index = section.flatMap { name in sections.firstIndex { $0.section == name } } ?? sections.count - 1
      if sections.indices.contains(index) { sections[index].items += identifiers }
    }
    /// Deletes items.
    public mutating func deleteItems(_ identifiers: [Item]) {
      for index in sections.indices { sections[index].items.removeAll(where: identifiers.contains) }
    }
    /// Deletes all items and sections.
    public mutating func deleteAllItems() { sections = [] }
    /// Reloads items. Has no effect.
    public mutating func reloadItems(_ identifiers: [Item]) {}
    /// Reconfigures items. Has no effect.
    public mutating func reconfigureItems(_ identifiers: [Item]) {}
    /// Deletes sections.
    public mutating func deleteSections(_ identifiers: [Section]) {
      sections.removeAll { identifiers.contains($0.section) }
    }
    /// Inserts items before another item.
    public mutating func insertItems(_ identifiers: [Item], beforeItem beforeIdentifier: Item) {
      insert(identifiers, beforeIdentifier, behind: 0)
    }
    /// Inserts items after another item.
    public mutating func insertItems(_ identifiers: [Item], afterItem afterIdentifier: Item) {
      insert(identifiers, afterIdentifier, behind: 1)
    }
    private mutating func insert(_ identifiers: [Item], _ neighbour: Item, behind offset: Int) {
      for index in sections.indices {
        guard let place = sections[index].items.firstIndex(of: neighbour) else { continue }
        return sections[index].items.insert(contentsOf: identifiers, at: place + offset)
      }
    }
    /// Returns the index of an item.
    public func indexOfItem(_ identifier: Item) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    /// Returns the index of a section.
    public func indexOfSection(_ identifier: Section) -> Int? { sectionIdentifiers.firstIndex(of: identifier) }
    /// Reloads sections. Has no effect.
    public mutating func reloadSections(_ identifiers: [Section]) {}
    /// Returns the items of a section.
    public func itemIdentifiers(inSection identifier: Section) -> [Item] {
      sections.first { $0.section == identifier }?.items ?? []
    }
    /// Returns the items of the section at an index; empty if there is none.
    func items(at place: Int) -> [Item] { sections.indices.contains(place) ? sections[place].items : [] }
    /// Returns the item at an index path; nil if there is none.
    func item(at place: IndexPath) -> Item? {
      let items = items(at: place.section)
      return items.indices.contains(place.item) ? items[place.item] : nil
    }
  }

  /// Stands in for the diffable data source of a table view.
  @preconcurrency @MainActor
  open class UITableViewDiffableDataSource<Section: Hashable, Item: Hashable>: NSObject, UITableViewDataSource {
    /// A closure that returns the cell of an item.
    public typealias CellProvider = (UITableView, IndexPath, Item) -> UITableViewCell?
    private var shown = NSDiffableDataSourceSnapshot<Section, Item>()
    private let provider: CellProvider
    /// Creates a data source.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
      provider = cellProvider
      super.init()
      tableView.dataSource = self
    }
    /// Returns the current snapshot.
    open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { shown }
    /// Applies a snapshot.
    open func apply(
      _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
      completion: (() -> Void)? = nil
    ) {
      shown = snapshot
      completion?()
    }
    /// Returns the item at an index path.
    open func itemIdentifier(for indexPath: IndexPath) -> Item? { shown.item(at: indexPath) }
    /// Returns the number of sections.
    open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }
    /// Returns the number of rows in a section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      shown.items(at: section).count
    }
    /// Returns the cell of a row.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      itemIdentifier(for: indexPath).flatMap { provider(tableView, indexPath, $0) } ?? UITableViewCell()
    }
  }

  /// Stands in for the diffable data source of a collection view.
  @preconcurrency @MainActor
  open class UICollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>: NSObject, UICollectionViewDataSource
  {
    /// A closure that returns the cell of an item.
    public typealias CellProvider = (UICollectionView, IndexPath, Item) -> UICollectionViewCell?
    private var shown = NSDiffableDataSourceSnapshot<Section, Item>()
    private let provider: CellProvider
    /// Creates a data source.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
      provider = cellProvider
      super.init()
      collectionView.dataSource = self
    }
    /// A closure that returns a header or footer.
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
    /// The closure that returns a header or footer.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// Returns the current snapshot.
    open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { shown }
    /// Applies a snapshot.
    open func apply(
      _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
      completion: (() -> Void)? = nil
    ) {
      shown = snapshot
      completion?()
    }
    /// Applies a snapshot without a look at what has changed.
    open func applySnapshotUsingReloadData(
      _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
    ) { apply(snapshot, animatingDifferences: false, completion: completion) }
    /// Returns the item at an index path.
    open func itemIdentifier(for indexPath: IndexPath) -> Item? { shown.item(at: indexPath) }
    /// Returns the number of sections.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }
    /// Returns the number of items in a section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      shown.items(at: section).count
    }
    /// Returns the cell of an item.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      itemIdentifier(for: indexPath).flatMap { provider(collectionView, indexPath, $0) }
        ?? UICollectionViewCell(frame: .zero)
    }
  }
#endif
