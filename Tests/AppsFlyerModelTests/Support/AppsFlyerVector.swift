import Foundation
import SDKContract
import XCTest

/// A published payload, read without losing the difference between numbers and Booleans.
enum AppsFlyerVector {
  static func object(_ name: String) throws -> [String: PayloadValue] {
    try JSONDecoder().decode([String: JSONValue].self, from: data(name)).mapValues(\.value)
  }

  static func objects(_ name: String) throws -> [[String: PayloadValue]] {
    try JSONDecoder().decode([[String: JSONValue]].self, from: data(name)).map { $0.mapValues(\.value) }
  }

  static func payload(_ name: String) throws -> Payload {
    Payload(try object(name).map { PayloadEntry($0.key, $0.value) })
  }

  private static func data(_ name: String) throws -> Data {
    let url = try XCTUnwrap(
      Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Vectors"))
    return try Data(contentsOf: url)
  }
}

private struct JSONValue: Decodable {
  let value: PayloadValue

  init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: Key.self) {
      let entries = try object.allKeys.map {
        PayloadEntry($0.stringValue, try object.decode(JSONValue.self, forKey: $0).value)
      }
      value = .object(entries.sorted { $0.key < $1.key })
      return
    }
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      value = .null
    } else if let bool = try? single.decode(Bool.self) {
      value = .bool(bool)
    } else if let integer = try? single.decode(Int.self) {
      value = .integer(integer)
    } else if let double = try? single.decode(Double.self) {
      value = .double(double)
    } else if let string = try? single.decode(String.self) {
      value = .string(string)
    } else {
      value = .array(try single.decode([JSONValue].self).map(\.value))
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
