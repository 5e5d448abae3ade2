import Foundation
import SDKContract
import UniformTypeIdentifiers

/// The type of the activity of a user who opens a search result.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the identifier of the search result.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The type of the activity of a user who continues a search in the app.
public let CSQueryContinuationActionType = "com.apple.corespotlightquerycontinuation"
/// The key of the text of the search.
public let CSSearchQueryString = "kCSSearchQueryString"

/// Stands in for what Spotlight shows of an item.
open class CSSearchableItemAttributeSet: NSObject {
  /// The type of the content.
  public let contentType: String
  /// The title.
  open var title: String?
  /// The name.
  open var displayName: String?
  /// Other names.
  open var alternateNames: [String]?
  /// The description.
  open var contentDescription: String?
  /// The words by which search finds the item.
  open var keywords: [String]?
  /// The picture.
  open var thumbnailData: Data?
  /// The file with the picture.
  open var thumbnailURL: URL?
  /// The page of the item.
  open var url: URL?
  /// The file of the item.
  open var contentURL: URL?
  /// The identifier of the item.
  open var identifier: String?
  /// The identifier of the item to which this one belongs.
  open var relatedUniqueIdentifier: String?
  /// The identifier of the group of the item.
  open var domainIdentifier: String?
  /// The creation date.
  open var contentCreationDate: Date?
  /// The date of the last change.
  open var contentModificationDate: Date?
  /// The date of the last use.
  open var lastUsedDate: Date?
  /// The rating.
  open var rating: NSNumber?
  /// The description of the rating.
  open var ratingDescription: String?
  /// The time.
  open var startDate: Date?
  /// The time at which something ends.
  open var endDate: Date?
  /// The latitude.
  open var latitude: NSNumber?
  /// The longitude.
  open var longitude: NSNumber?
  /// Whether the user can call a number of the item.
  open var supportsPhoneCall: NSNumber?
  /// The phone numbers.
  open var phoneNumbers: [String]?

  /// Creates attributes for a type of content.
  public init(contentType: UTType) { self.contentType = contentType.identifier }
  /// Creates attributes for a type of content.
  public init(itemContentType: String) { contentType = itemContentType }
}

/// Stands in for an item that search can find.
open class CSSearchableItem: NSObject {
  /// The identifier of the item.
  open var uniqueIdentifier: String
  /// The identifier of the group of the item.
  open var domainIdentifier: String?
  /// The date at which search no longer finds the item.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var expirationDate: Date! = Date(timeIntervalSinceNow: 30 * 24 * 60 * 60)
  /// What Spotlight shows of the item.
  open var attributeSet: CSSearchableItemAttributeSet

  /// Creates an item.
  public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
  }
}

/// Stands in for the index of the device, which accepts everything and keeps nothing.
///
/// It is `@unchecked Sendable` because it is never modified.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let index = CSSearchableIndex(name: "default")

  /// Returns the index of the app.
  open class func `default`() -> CSSearchableIndex { index }
  /// Returns whether the device has an index.
  open class func isIndexingAvailable() -> Bool { true }
  /// Creates an index with a name.
  public init(name: String) {}

  /// Adds items to the index.
  @preconcurrency
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { answer(completionHandler) }
  /// Removes items from the index.
  @preconcurrency
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { answer(completionHandler) }
  /// Removes groups of items from the index.
  @preconcurrency
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { answer(completionHandler) }
  /// Removes all items from the index.
  @preconcurrency
  open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    answer(completionHandler)
  }

  /// Adds items to the index.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
  /// Removes items from the index.
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}
  /// Removes groups of items from the index.
  open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {}
  /// Removes all items from the index.
  open func deleteAllSearchableItems() async throws {}

  private func answer(_ handler: (@Sendable ((any Error)?) -> Void)?) {
    if let handler { Task { handler(nil) } }
  }
}

extension NSUserActivity {
  /// What Spotlight shows of the activity.
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { searchAttributes as? CSSearchableItemAttributeSet }
    set { searchAttributes = newValue }
  }
}
