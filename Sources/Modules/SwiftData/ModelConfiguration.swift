import Foundation

/// Where and how a container stores its objects. In a simulation, only whether they stay matters, and in which store.
public struct ModelConfiguration: Hashable, Sendable {
  /// The group of apps that shares the store.
  public struct GroupContainer: Hashable, Sendable {
    private let name: String?
    /// The group is that of the app's entitlements.
    public static let automatic = GroupContainer(name: nil)
    /// There is no group.
    public static let none = GroupContainer(name: "")
    /// Returns a group.
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer(name: name) }
  }

  /// The database in iCloud, of which a simulated device has none.
  public struct CloudKitDatabase: Hashable, Sendable {
    private let name: String?
    /// The database is that of the app's entitlements.
    public static let automatic = CloudKitDatabase(name: nil)
    /// There is no database.
    public static let none = CloudKitDatabase(name: "")
    /// Returns the user's private database.
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase(name: name) }
  }

  /// The name of the store.
  public let name: String
  /// The place of the store; without a meaning in a simulation.
  public let url: URL
  /// Whether the objects end with the container.
  public let isStoredInMemoryOnly: Bool
  /// Whether the app may change the objects.
  public let allowsSave: Bool

  /// Creates a configuration.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    url = URL(fileURLWithPath: "/\(self.name).store")
    (self.isStoredInMemoryOnly, self.allowsSave) = (isStoredInMemoryOnly, allowsSave)
  }

  /// Creates a configuration for a place.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? url.lastPathComponent
    (self.url, isStoredInMemoryOnly, self.allowsSave) = (url, false, allowsSave)
  }

  /// Creates a configuration for classes.
  public init(
    for type: any PersistentModel.Type, _ others: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false
  ) {
    self.init(isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
}
