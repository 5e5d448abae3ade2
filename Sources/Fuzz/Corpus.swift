import DeepLinkSimulatorCommand
import Foundation

/// The scenarios that inputs are made of, and the values in them.
struct Corpus {
  /// The texts of the library, sorted by path.
  let texts: [[UInt8]]
  /// Values of JSON that stand in the texts: objects, lists, strings and the rest.
  let values: [[UInt8]]
  /// What is worth trying in the place of a value.
  static let oddities = [
    "null", "true", "-1", "0", "1e400", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
    "18446744073709551615", "\"\"", "\"\\u0000\"", "\"\\ud800\"", "{}", "[]", "[[]]", "\"0s\"", "\"1us\"", "\"1ms\"",
    "\"100d\"", "\"106751991d\"", "[\"0s\", \"100d\"]", "[\"2s\", \"1s\"]", "\"a://\"", "\"http://\"", "\"shop://[x\"",
    "\"https://a.onelink.me/x?deep_link_value=%zz\"", "\"*.example.com\"", "\"#1\"", "\"route#0\"",
    "\"route#99999999999\"", "\"kill before kill\"", "{ \"retry_in\": 1 }", "{ \"ask_in\": 1 }",
  ].map { Array($0.utf8) }

  /// Reads a folder.
  ///
  /// - Returns: Nil if there is no scenario in it.
  init?(folder: String) {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let paths = names.filter { $0.hasSuffix(".json") }.sorted()
    texts = paths.compactMap { FileManager.default.contents(atPath: "\(folder)/\($0)").map { Array($0) } }
    var seen: Set<[UInt8]> = []
    var values: [[UInt8]] = []
    for text in texts {
      for range in Self.ranges(in: text) where range.count < 2000 && seen.insert(Array(text[range])).inserted {
        values.append(Array(text[range]))
      }
    }
    self.values = values
    if texts.isEmpty || values.isEmpty { return nil }
  }

  /// Where the values of a text stand, as far as brackets and quotes tell.
  static func ranges(in text: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var open: [Int] = []
    var index = 0
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(index)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if let start = open.popLast() { ranges.append(start..<index + 1) }
      case UInt8(ascii: "\""):
        let start = index
        index += 1
        while index < text.count, text[index] != UInt8(ascii: "\"") {
          index += text[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        if index < text.count { ranges.append(start..<index + 1) }
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
        let start = index
        while index + 1 < text.count, text[index + 1].isOfAWord { index += 1 }
        ranges.append(start..<index + 1)
      default: break
      }
      index += 1
    }
    return ranges
  }
}

extension UInt8 {
  fileprivate var isOfAWord: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || self == UInt8(ascii: ".")
  }
}
