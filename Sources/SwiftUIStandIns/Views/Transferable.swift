#if os(Linux)
  import Foundation
  import FoundationStandIns

  /// Something that can be shared, copied, dragged and dropped.
  public protocol Transferable {
    /// The type of the representation.
    associatedtype Representation: TransferRepresentation
    /// How the value leaves the app.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
  }

  /// How a value leaves an app. Nothing leaves a simulated one.
  public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the value.
    associatedtype Item: Transferable
  }

  extension TransferRepresentation {
    /// Accepts who may see the value.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
    /// Accepts the name of a file.
    public func suggestedFileName(_ fileName: String) -> Self { self }
    /// Accepts the name of a file.
    public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> Self { self }
    /// Accepts when the value can leave the app.
    public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> Self { self }
  }

  /// Who may see a value.
  public enum TransferRepresentationVisibility: Sendable {
    /// Who may see it.
    case all, team, group, ownProcess
  }

  /// Combines representations, of which the first one counts.
  @resultBuilder
  public enum TransferRepresentationBuilder<Item: Transferable> {
    /// Returns a representation.
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }
    /// Returns several representations.
    public static func buildBlock<Content: TransferRepresentation, each Other: TransferRepresentation>(
      _ content: Content, _ other: repeat each Other
    ) -> Content where Content.Item == Item { content }
  }

  /// A value as its coding has it.
  public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    /// Creates a representation.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
  }

  /// A value as data.
  public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    /// Creates a representation for both ways.
    public init(
      contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
      importing: @escaping @Sendable (Data) async throws -> Item
    ) {}
    /// Creates a representation for leaving the app.
    public init(
      exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
    ) {}
    /// Creates a representation for coming into the app.
    public init(
      importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
    ) {}
  }

  /// A value as a file.
  public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    /// Creates a representation for both ways.
    public init(
      contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
      exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
      importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
    /// Creates a representation for leaving the app.
    public init(
      exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
      exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {}
    /// Creates a representation for coming into the app.
    public init(
      importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
      importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
  }

  /// A value in place of which another one leaves the app.
  public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
    /// Creates a representation for leaving the app.
    public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {}
    /// Creates a representation for coming into the app.
    public init(importing: @escaping @Sendable (Proxy) async throws -> Item) {}
    /// Creates a representation for both ways.
    public init(
      exporting: @escaping @Sendable (Item) async throws -> Proxy,
      importing: @escaping @Sendable (Proxy) async throws -> Item
    ) {}
  }

  /// A file that leaves the app.
  public struct SentTransferredFile: Sendable {
    /// The file.
    public let file: URL
    /// Whether another app may change the file.
    public let allowAccessingOriginalFile: Bool
    /// Creates a description.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
      (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
    }
  }

  /// A file that comes into the app.
  public struct ReceivedTransferredFile: Sendable {
    /// The file.
    public let file: URL
    /// Whether it is the file of another app.
    public let isOriginalFile: Bool
  }

  extension String: Transferable {
    /// How the value leaves the app.
    public static var transferRepresentation: CodableRepresentation<String> {
      CodableRepresentation(contentType: .utf8PlainText)
    }
  }

  extension URL: Transferable {
    /// How the value leaves the app.
    public static var transferRepresentation: CodableRepresentation<URL> {
      CodableRepresentation(contentType: .url)
    }
  }

  extension Data: Transferable {
    /// How the value leaves the app.
    public static var transferRepresentation: CodableRepresentation<Data> {
      CodableRepresentation(contentType: .data)
    }
  }

  extension AttributedString: Transferable {
    /// How the value leaves the app.
    public static var transferRepresentation: ProxyRepresentation<AttributedString, String> {
      ProxyRepresentation { String($0.characters) }
    }
  }
#endif
