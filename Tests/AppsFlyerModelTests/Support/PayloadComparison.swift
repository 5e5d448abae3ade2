import SDKContract
import XCTest

/// Compares a payload with a published one key by key; `1` in a sample stands for a Boolean where one is due.
func assertPayload(
  _ actual: Payload?, equals expected: [String: PayloadValue], file: StaticString = #filePath, line: UInt = #line
) {
  guard let actual else { return XCTFail("no payload", file: file, line: line) }
  XCTAssertEqual(actual.entries.map(\.key), expected.keys.sorted(), file: file, line: line)
  for entry in actual.entries {
    guard let value = expected[entry.key] else { continue }
    if case (.bool(let actual), .integer(let number)) = (entry.value, value) {
      XCTAssertEqual(actual ? 1 : 0, number, entry.key, file: file, line: line)
    } else {
      XCTAssertEqual(entry.value, value, entry.key, file: file, line: line)
    }
  }
}

/// Compares a payload with a published one after turning every value into text.
func assertPayloadTexts(
  _ actual: Payload?, equal expected: [String: PayloadValue], file: StaticString = #filePath, line: UInt = #line
) {
  guard let actual else { return XCTFail("no payload", file: file, line: line) }
  XCTAssertEqual(
    actual.entries.map { "\($0.key)=\(text($0.value))" },
    expected.sorted { $0.key < $1.key }.map { "\($0)=\(text($1))" },
    file: file, line: line)
}

private func text(_ value: PayloadValue) -> String {
  switch value {
  case .string(let text): text
  case .bool(true): "true"
  case .bool(false): "false"
  default: value.json
  }
}
