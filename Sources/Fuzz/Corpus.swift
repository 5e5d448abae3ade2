import DeepLinkSimulatorCommand
import Foundation

/// The scenarios from which inputs are made, and the values in them.
struct Corpus {
  /// The texts of the library, sorted by path.
  let texts: [[UInt8]]
  /// The JSON values in the texts, by key, because a value is as valid in another file under the same key.
  let values: [[UInt8]: [[UInt8]]]
  /// Unusual values to try in place of others.
  static let oddities = [
    "null", "true", "-1", "0", "1e400", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
    "18446744073709551615", "\"\"", "\"\\u0000\"", "\"\\ud800\"", "{}", "[]", "[[]]", "\"0s\"", "\"1us\"", "\"1ms\"",
    "\"100d\"", "\"106751991d\"", "[\"0s\", \"100d\"]", "[\"2s\", \"1s\"]", "\"a://\"", "\"http://\"", "\"shop://[x\"",
    "\"https://a.onelink.me/x?deep_link_value=%zz\"", "\"*.example.com\"", "\"#1\"", "\"route#0\"",
    "\"route#99999999999\"", "\"kill before kill\"", "{ \"retry_in\": 1 }", "{ \"ask_in\": 1 }",
  ].map { Array($0.utf8) }

  /// Reads a folder.
  ///
  /// - Returns: Nil if it contains no scenario.
  init?(folder: String) {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let paths = names.filter { $0.hasSuffix(".jsonc") }.sorted()
    texts = paths.compactMap { FileManager.default.contents(atPath: "\(folder)/\($0)").map { Array($0) } }
    var seen: Set<[[UInt8]]> = []
    var values: [[UInt8]: [[UInt8]]] = [:]
    for text in texts {
      for piece in Self.pieces(of: text) where piece.range.count < 2000 {
        let value = Array(text[piece.range])
        if seen.insert([piece.key, value]).inserted { values[piece.key, default: []].append(value) }
      }
    }
    self.values = values
    if texts.isEmpty || values.isEmpty { return nil }
  }

  /// A value in a text: its range and its key; elements of a list have the key of the list.
  struct Piece {
    let range: Range<Int>
    let key: [UInt8]
  }

  /// Returns the values of a text, as far as brackets and quotes show them.
  static func pieces(of text: [UInt8]) -> [Piece] {
    var pieces: [Piece] = []
    var open: [(start: Int, key: [UInt8])] = []
    var key: [UInt8] = []
    var index = 0
    while index < text.count {
      let start = index
      switch text[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): open.append((index, key))
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if let container = open.popLast() {
          key = container.key
          pieces.append(Piece(range: container.start..<index + 1, key: key))
        }
      case UInt8(ascii: "\""):
        index += 1
        while index < text.count, text[index] != UInt8(ascii: "\"") {
          index += text[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard index < text.count else { return pieces }
        if index + 1 < text.count, text[index + 1] == UInt8(ascii: ":") {
          key = Array(text[start...index])
        } else {
          pieces.append(Piece(range: start..<index + 1, key: key))
        }
      case let byte where byte.isOfAWord:
        while index + 1 < text.count, text[index + 1].isOfAWord { index += 1 }
        pieces.append(Piece(range: start..<index + 1, key: key))
      default: break
      }
      index += 1
    }
    return pieces
  }
}

extension UInt8 {
  fileprivate var isOfAWord: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || self == UInt8(ascii: ".")
  }
}
