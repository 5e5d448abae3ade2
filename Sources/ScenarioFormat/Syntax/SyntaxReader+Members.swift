import SDKContract

extension SyntaxReader {
  mutating func readMember() {
    guard let key = readKey() else { return }
    skipBlanks()
    guard !open.isEmpty else { return }
    let byte = position < end ? tree.bytes[position] : 0
    if byte == ASCII.colon {
      position += 1
    } else if byte == ASCII.equals {
      complain(at: position, "expected \":\" after the key, found \"=\"")
      position += 1
    } else if endsMember(byte) {
      complain(at: key.end + Int(key.margin), "missing \":\" and a value after the key \(describe(key))")
      addInvalid(key: key)
      return
    } else {
      complain(at: key.end + Int(key.margin), "missing \":\" after the key \(describe(key))")
    }
    skipBlanks()
    guard !open.isEmpty else { return }
    guard position < end, !endsMember(tree.bytes[position]) else {
      complain(at: position, "missing value after the key \(describe(key))")
      addInvalid(key: key)
      return
    }
    readValue(key: key)
  }

  private func endsMember(_ byte: UInt8) -> Bool {
    position >= end || byte == ASCII.comma || byte == ASCII.closeBrace || byte == ASCII.closeBracket
  }

  private func describe(_ key: Key) -> String {
    String(decoding: tree.bytes[key.start..<key.end], as: UTF8.self).quoted
  }

  private mutating func readKey() -> Key? {
    let start = position
    let byte = tree.bytes[start]
    if byte == ASCII.quote || byte == ASCII.apostrophe {
      guard let string = readString(until: byte) else { return nil }
      return Key(start: start + 1, end: position - 1, margin: 1, hasEscapes: string.hasEscapes)
    }
    guard byte.isWordByte else {
      stop(at: start, conflict(at: start) ?? "expected a key in double quotes, found \(character(at: start).quoted)")
      return nil
    }
    if let string = readTypographicString("a key") {
      return Key(
        start: string.text.lowerBound, end: string.text.upperBound, margin: UInt8(string.quote), hasEscapes: false)
    }
    skipWord()
    complain(at: start, "a key needs double quotes; write \(word(from: start).quoted)")
    return Key(start: start, end: position, margin: 0, hasEscapes: false)
  }

  private mutating func addInvalid(key: Key) {
    add(.invalid, from: position, key: key)
    finishedValue()
  }
}
