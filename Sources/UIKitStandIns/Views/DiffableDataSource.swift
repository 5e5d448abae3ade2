#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for what a table or a collection shows.
  public struct NSDiffableDataSourceSnapshot<Section: Hashable, Item: Hashable> {
    private var sections: [(section: Section, items: [Item])] = []
    /// Creates a list of nothing.
    public init() {}
    /// The sections.
    public var sectionIdentifiers: [Section] { sections.map(\.section) }
    /// What they have.
    public var itemIdentifiers: [Item] { sections.flatMap(\.items) }
    /// How many there are.
    public var numberOfItems: Int { itemIdentifiers.count }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// Adds sections.
    public mutating func appendSections(_ identifiers: [Section]) { sections += identifiers.map { ($0, []) } }
    /// Adds to a section, or to the last one.
    public mutating func appendItems(_ identifiers: [Item], toSection section: Section? = nil) {
      let index = section.flatMap { name in sections.firstIndex { $0.section == name } } ?? sections.count - 1
      if sections.indices.contains(index) { sections[index].items += identifiers }
    }
    /// Takes away.
    public mutating func deleteItems(_ identifiers: [Item]) {
      for index in sections.indices { sections[index].items.removeAll(where: identifiers.contains) }
    }
    /// Takes all away.
    public mutating func deleteAllItems() { sections = [] }
    /// Has something shown again.
    public mutating func reloadItems(_ identifiers: [Item]) {}
    /// Has something made again in its place.
    public mutating func reconfigureItems(_ identifiers: [Item]) {}
    /// Takes sections away.
    public mutating func deleteSections(_ identifiers: [Section]) {
      sections.removeAll { identifiers.contains($0.section) }
    }
    /// Adds in front of something.
    public mutating func insertItems(_ identifiers: [Item], beforeItem beforeIdentifier: Item) {
      insert(identifiers, beforeIdentifier, behind: 0)
    }
    /// Adds behind something.
    public mutating func insertItems(_ identifiers: [Item], afterItem afterIdentifier: Item) {
      insert(identifiers, afterIdentifier, behind: 1)
    }
    private mutating func insert(_ identifiers: [Item], _ neighbour: Item, behind offset: Int) {
      for index in sections.indices {
        guard let place = sections[index].items.firstIndex(of: neighbour) else { continue }
        return sections[index].items.insert(contentsOf: identifiers, at: place + offset)
      }
    }
    /// Where something is among all.
    public func indexOfItem(_ identifier: Item) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    /// Where a section is.
    public func indexOfSection(_ identifier: Section) -> Int? { sectionIdentifiers.firstIndex(of: identifier) }
    /// Has sections shown again.
    public mutating func reloadSections(_ identifiers: [Section]) {}
    /// What a section has.
    public func itemIdentifiers(inSection identifier: Section) -> [Item] {
      sections.first { $0.section == identifier }?.items ?? []
    }
    /// What the section at a place has; nothing if there is none.
    func items(at place: Int) -> [Item] { sections.indices.contains(place) ? sections[place].items : [] }
    /// What is at a place.
    func item(at place: IndexPath) -> Item? {
      let items = items(at: place.section)
      return items.indices.contains(place.item) ? items[place.item] : nil
    }
  }

  /// Stands in for what gives a table its rows.
  @preconcurrency @MainActor
  open class UITableViewDiffableDataSource<Section: Hashable, Item: Hashable>: NSObject, UITableViewDataSource {
    /// Makes a row.
    public typealias CellProvider = (UITableView, IndexPath, Item) -> UITableViewCell?
    private var shown = NSDiffableDataSourceSnapshot<Section, Item>()
    private let provider: CellProvider
    /// Creates a source.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
      provider = cellProvider
      super.init()
      tableView.dataSource = self
    }
    /// What is shown.
    open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { shown }
    /// Shows something else.
    open func apply(
      _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
      completion: (() -> Void)? = nil
    ) {
      shown = snapshot
      completion?()
    }
    /// What is at a place.
    open func itemIdentifier(for indexPath: IndexPath) -> Item? { shown.item(at: indexPath) }
    /// Returns the number of sections.
    open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }
    /// How many rows there are.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      shown.items(at: section).count
    }
    /// A row.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      itemIdentifier(for: indexPath).flatMap { provider(tableView, indexPath, $0) } ?? UITableViewCell()
    }
  }

  /// Stands in for what gives a collection its views.
  @preconcurrency @MainActor
  open class UICollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>: NSObject, UICollectionViewDataSource
  {
    /// Makes a view.
    public typealias CellProvider = (UICollectionView, IndexPath, Item) -> UICollectionViewCell?
    private var shown = NSDiffableDataSourceSnapshot<Section, Item>()
    private let provider: CellProvider
    /// Creates a source.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
      provider = cellProvider
      super.init()
      collectionView.dataSource = self
    }
    /// What is shown.
    open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { shown }
    /// Shows something else.
    open func apply(
      _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
      completion: (() -> Void)? = nil
    ) {
      shown = snapshot
      completion?()
    }
    /// What is at a place.
    open func itemIdentifier(for indexPath: IndexPath) -> Item? { shown.item(at: indexPath) }
    /// Returns the number of sections.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }
    /// Returns the number of items in a section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      shown.items(at: section).count
    }
    /// A view.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      itemIdentifier(for: indexPath).flatMap { provider(collectionView, indexPath, $0) }
        ?? UICollectionViewCell(frame: .zero)
    }
  }
#endif
