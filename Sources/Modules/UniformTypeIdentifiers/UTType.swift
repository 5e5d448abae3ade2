import Foundation

/// Stands in for a type of data.
public struct UTType: Hashable, Codable, Sendable {
  /// The identifier of the type.
  public let identifier: String

  /// Creates a type from its identifier.
  public init?(_ identifier: String) { self.identifier = identifier }
  /// Creates a type of the app.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
  /// Creates a type of another app.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
  private init(_ known: Known) { identifier = known.rawValue }

  private enum Known: String {
    case item = "public.item"
    case content = "public.content"
    case data = "public.data"
    case text = "public.text"
    case plainText = "public.plain-text"
    case utf8PlainText = "public.utf8-plain-text"
    case url = "public.url"
    case fileURL = "public.file-url"
    case html = "public.html"
    case json = "public.json"
    case image = "public.image"
    case jpeg = "public.jpeg"
    case png = "public.png"
    case movie = "public.movie"
    case pdf = "com.adobe.pdf"
  }

  /// Anything.
  public static let item = UTType(.item)
  /// Any content.
  public static let content = UTType(.content)
  /// Bytes.
  public static let data = UTType(.data)
  /// Text.
  public static let text = UTType(.text)
  /// Text without formats.
  public static let plainText = UTType(.plainText)
  /// Text without formats, in UTF-8.
  public static let utf8PlainText = UTType(.utf8PlainText)
  /// A URL.
  public static let url = UTType(.url)
  /// The URL of a file.
  public static let fileURL = UTType(.fileURL)
  /// HTML.
  public static let html = UTType(.html)
  /// JSON.
  public static let json = UTType(.json)
  /// A picture.
  public static let image = UTType(.image)
  /// A picture in JPEG.
  public static let jpeg = UTType(.jpeg)
  /// A picture in PNG.
  public static let png = UTType(.png)
  /// A film.
  public static let movie = UTType(.movie)
  /// A PDF.
  public static let pdf = UTType(.pdf)
}
