import Foundation
import SDKContract
import XCTest

/// The published samples beside the tests.
enum AdjustVectors {
  /// Returns the rows of a file of tab-separated values, without its comments and its header.
  static func rows(_ name: String) throws -> [[String]] {
    let text = try String(decoding: data(name), as: UTF8.self)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst()
    return lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  /// Returns the members of a flat JSON object that are numbers or strings.
  static func payload(json: Substring) throws -> Payload {
    let object = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    return Payload(
      object.map { key, value in
        if let number = value as? Int { return PayloadEntry(key, .integer(number)) }
        return PayloadEntry(key, .string(value as? String ?? ""))
      })
  }

  static func data(_ name: String) throws -> Data {
    let url = try XCTUnwrap(Bundle.module.url(forResource: "Vectors", withExtension: nil))
    return try Data(contentsOf: url.appendingPathComponent(name))
  }
}
