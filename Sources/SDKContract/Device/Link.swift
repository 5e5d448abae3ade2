import Foundation
import Synchronization

/// A link, taken apart once and kept with its original text.
///
/// It is made where a scenario is compiled, or where the app or an SDK opens one, and passed on from there. Copies
/// share what was found out about it.
public struct Link: Hashable, Sendable {
  private let parts: Parts

  /// Takes a text apart; any text is taken as a link, but only one that `isURL` can be opened.
  public init(_ text: String) {
    parts = Parts(text)
  }

  /// The whole link, as it was given.
  public var text: String { parts.text }

  /// What stands before the first colon, in lower case; empty if there is none before the path.
  public var scheme: String { parts.scheme }

  /// The host in lower case, without user and port, escapes as they are; empty if the link names none.
  public var host: String { parts.host }

  /// The port; nil for none, and for the one that the scheme implies.
  package var port: Int? { parts.port }

  /// The path from its first slash on, escapes as they are; without an authority, all that follows the scheme.
  public var path: Substring { parts.path }

  /// What follows the first question mark; nil without one.
  public var query: Substring? { parts.query }

  /// The parameters of the query in their order, names and values percent-decoded once, without those that have no name.
  package var parameters: [(key: String, value: String)] {
    (query?.utf8.split(separator: UInt8(ascii: "&")) ?? []).compactMap { pair in
      let equals = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
      let key = PercentDecoding.decode(pair[..<equals])
      return key.isEmpty ? nil : (key, PercentDecoding.decode(pair[equals...].dropFirst()))
    }
  }

  /// What follows the first number sign; nil without one.
  package var fragment: Substring? { parts.fragment }

  /// Whether the link has the scheme `http` or `https`, and not one that an app declares.
  public var isWeb: Bool { parts.isWeb }

  /// As what the system hands the link to an app, if it does.
  package var kind: Kind { isWeb ? .universalLink : .customScheme }

  /// The link as app code gets it; nil if Foundation finds no URL in the text.
  public var url: URL? { parts.url }

  /// Whether the system can open the link at all.
  package var isURL: Bool { parts.isURL }

  /// Returns what a module makes of the link: it is made when it is first asked for, and kept with the link.
  ///
  /// - Parameter make: Makes the value, from nothing but the link; there is one for each type of value.
  package func derived<Value: Sendable>(_ make: (Link) -> Value) -> Value {
    if let known = parts.derived(Value.self) { return known }
    let value = make(self)
    parts.keep(value)
    return value
  }

  /// Whether two links are the same text, byte by byte: to a server, an accent written in two ways is two paths.
  public static func == (left: Link, right: Link) -> Bool {
    left.parts === right.parts || left.parts.hash == right.parts.hash && left.parts.text.hasBytes(of: right.parts.text)
  }

  /// Adds the text.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(parts.hash)
  }
}

extension Link {
  /// As what the system hands a link to an app.
  package enum Kind: String, Hashable, Sendable {
    /// A web link of an associated domain, delivered as `NSUserActivity`.
    case universalLink
    /// A link with a scheme that the app registered.
    case customScheme
  }
}

extension Link: ExpressibleByStringLiteral {
  /// Creates a link that stands in source code.
  public init(stringLiteral text: String) { self.init(text) }
}

extension Link: CustomStringConvertible {
  /// The same as `text`.
  public var description: String { text }
}

extension Link {
  /// The cuts are made between bytes, because a combining mark joins a delimiter into another character.
  private final class Parts: Sendable {
    let text: String
    /// The hash of the text, which is long and looked up often.
    let hash: Int
    let scheme: String
    let host: String
    let port: Int?
    let path: Substring
    let query: Substring?
    let fragment: Substring?
    let isWeb: Bool
    let url: URL?
    let isURL: Bool
    private let values = Mutex<[ObjectIdentifier: any Sendable]>([:])

    init(_ text: String) {
      self.text = text
      hash = text.hashValue
      var rest = text.utf8[...]
      fragment = Self.cut(&rest, at: UInt8(ascii: "#")).map { Substring($0) }
      query = Self.cut(&rest, at: UInt8(ascii: "?")).map { Substring($0) }
      var hasValidScheme = false
      if let colon = rest.firstIndex(of: UInt8(ascii: ":")), !rest[..<colon].contains(UInt8(ascii: "/")) {
        scheme = Substring(rest[..<colon]).lowercased()
        hasValidScheme = Self.isScheme(rest[..<colon])
        rest = rest[rest.index(after: colon)...]
      } else {
        scheme = ""
      }
      isWeb = scheme == "https" || scheme == "http"
      var authority: Authority?
      if rest.starts(with: "//".utf8) {
        rest = rest.dropFirst(2)
        let end = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
        authority = Authority(rest[..<end], impliedPort: scheme == "https" ? 443 : scheme == "http" ? 80 : nil)
        rest = rest[end...]
      }
      host = authority?.host ?? ""
      port = authority?.port
      path = Substring(rest)
      url = URL(string: text)
      isURL =
        hasValidScheme && url != nil && (!isWeb || authority?.isValid == true)
        && !text.unicodeScalars.contains(where: Self.isBlank)
    }

    private static func cut(_ rest: inout Substring.UTF8View, at delimiter: UInt8) -> Substring.UTF8View? {
      guard let mark = rest.firstIndex(of: delimiter) else { return nil }
      defer { rest = rest[..<mark] }
      return rest[rest.index(after: mark)...]
    }

    private static func isScheme(_ text: Substring.UTF8View) -> Bool {
      func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
      guard let first = text.first, isLetter(first) else { return false }
      return text.allSatisfy { byte in
        isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.".utf8.contains(byte)
      }
    }

    /// Looks Unicode properties up only where they are needed: links are ASCII almost always.
    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
      scalar.isASCII ? scalar.value <= 0x20 || scalar.value == 0x7F : scalar.properties.isWhitespace
    }

    func derived<Value: Sendable>(_ type: Value.Type) -> Value? {
      values.withLock { $0[ObjectIdentifier(type)] as? Value }
    }

    func keep<Value: Sendable>(_ value: Value) {
      values.withLock { $0[ObjectIdentifier(Value.self)] = value }
    }
  }

  /// The part of a link between the two slashes and the path.
  private struct Authority {
    var host = ""
    var port: Int?
    var isValid = false

    init(_ text: Substring.UTF8View, impliedPort: Int?) {
      var server = text
      if let at = server.lastIndex(of: UInt8(ascii: "@")) { server = server[server.index(after: at)...] }
      var digits: Substring.UTF8View?
      if server.first == UInt8(ascii: "[") {
        guard let bracket = server.firstIndex(of: UInt8(ascii: "]")) else { return }
        let tail = server[server.index(after: bracket)...]
        guard tail.isEmpty || tail.first == UInt8(ascii: ":") else { return }
        digits = tail.dropFirst()
        server = server[...bracket]
      } else if let colon = server.firstIndex(of: UInt8(ascii: ":")) {
        digits = server[server.index(after: colon)...]
        server = server[..<colon]
      }
      host = Substring(server).lowercased()
      if let digits, !digits.isEmpty {
        // `UInt16` also reads a sign.
        guard digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
          let number = UInt16(String(Substring(digits)))
        else { return }
        port = Int(number) == impliedPort ? nil : Int(number)
      }
      isValid = !server.isEmpty && !server.contains { #"<>"{}|\^`"#.utf8.contains($0) }
    }
  }
}
