/// Creates inputs from texts, by damaging them and inserting pieces of others.
struct Mutator {
  let corpus: Corpus

  /// Returns a text of the corpus with one to four changes.
  func scenario(_ random: inout FuzzRandom) -> [UInt8] {
    var text = random.pick(corpus.texts)
    for _ in 0...random.below(4) where !text.isEmpty {
      // Most changes keep the text a scenario, because an input that fails at the first bracket shows little.
      if random.once(in: 16) { damage(&text, &random) } else { exchange(&text, &random) }
    }
    return text
  }

  /// Replaces, removes or duplicates a value.
  private func exchange(_ text: inout [UInt8], _ random: inout FuzzRandom) {
    let pieces = Corpus.pieces(of: text)
    guard !pieces.isEmpty else { return damage(&text, &random) }
    let piece = random.pick(pieces)
    switch random.below(12) {
    case 0: text.replaceSubrange(piece.range, with: random.pick(Corpus.oddities))
    case 1: text.replaceSubrange(piece.range, with: [])
    case 2, 3:
      // Elements of a list are inserted beside others of their kind.
      text.insert(contentsOf: Array(text[piece.range]) + [UInt8(ascii: ",")], at: piece.range.lowerBound)
    case 4: text.replaceSubrange(piece.range, with: Array(text[random.pick(pieces).range]))
    default:
      guard let values = corpus.values[piece.key] else { return }
      // A value of the same kind is more likely to be valid here.
      var value = random.pick(values)
      for _ in 0..<8 where value.first != text[piece.range.lowerBound] { value = random.pick(values) }
      text.replaceSubrange(piece.range, with: value)
    }
  }

  /// Changes bytes without regard to their meaning.
  func damage(_ text: inout [UInt8], _ random: inout FuzzRandom) {
    guard !text.isEmpty else { return }
    let place = random.below(text.count)
    let end = min(text.count, place + 1 + random.below(12))
    switch random.below(6) {
    case 0: text[place] ^= 1 << UInt8(random.below(8))
    case 1: text.removeSubrange(place..<end)
    case 2: text.insert(contentsOf: text[place..<end], at: random.below(text.count))
    case 3: text.insert(random.pick(Array("{}[]\",:\\/ \n#é0".utf8)), at: place)
    case 4: text.removeSubrange(place...)
    default: text[place] = UInt8(truncatingIfNeeded: random.next())
    }
  }
}
