#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  extension UIPasteboard {
    /// How long items stay, and where.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
      /// The name of the option.
      public let rawValue: String
      /// Creates an option from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// When the system removes the items, as a `Date`.
      public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
      /// Whether other devices do not see the items.
      public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// The items, each with its representations by type.
    public var items: [[String: Any]] {
      get {
        contents.items.map { item in
          Dictionary(uniqueKeysWithValues: item.map { ($0.key, Self.value(of: $0.value, type: $0.key)) })
        }
      }
      set { setItems(newValue) }
    }

    /// Replaces the items. What is no text, URL or data is left out.
    public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
      let expiration = (options[.expirationDate] as? Date)?.timeIntervalSinceReferenceDate
      change(to: items.map { $0.compactMapValues(Self.content) }, expiration: expiration)
    }

    /// Adds items. What is no text, URL or data is left out.
    public func addItems(_ items: [[String: Any]]) {
      let present = contents
      change(to: present.items + items.map { $0.compactMapValues(Self.content) }, expiration: present.expiration)
    }

    /// Returns a representation of the first item.
    public func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

    /// Returns the bytes of a representation of the first item.
    public func data(forPasteboardType pasteboardType: String) -> Data? {
      switch contents.items.first?[pasteboardType] {
      case .data(let data): data
      case .text(let text): Data(text.utf8)
      case nil: nil
      }
    }

    /// Replaces the items by one.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
      setItems([[pasteboardType: value]])
    }

    /// Replaces the items by one.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
      setItems([[pasteboardType: data]])
    }

    private static func content(of value: Any) -> Pasteboard.Content? {
      switch value {
      case let text as String: .text(text)
      case let url as URL: .text(url.absoluteString)
      case let data as Data: .data(data)
      default: nil
      }
    }

    private static func value(of content: Pasteboard.Content, type: String) -> Any {
      switch content {
      case .text(let text): type == Pasteboard.urlType ? URL(string: text) ?? text as Any : text
      case .data(let data): data
      }
    }
  }
#endif
