/// Makes inputs of texts: damages them, and puts pieces of others into them.
struct Mutator {
  let corpus: Corpus

  /// A text of the corpus with one to six changes.
  func scenario(_ random: inout FuzzRandom) -> [UInt8] {
    var text = random.pick(corpus.texts)
    for _ in 0...random.below(6) where !text.isEmpty {
      // Most changes keep the text JSON: what is refused at the first bracket tells little.
      if random.once(in: 8) { damage(&text, &random) } else { exchange(&text, &random) }
    }
    return text
  }

  /// Puts a value in the place of another one, takes one away, or has it twice.
  private func exchange(_ text: inout [UInt8], _ random: inout FuzzRandom) {
    let ranges = Corpus.ranges(in: text)
    guard !ranges.isEmpty else { return damage(&text, &random) }
    let range = random.pick(ranges)
    switch random.below(8) {
    case 0: text.replaceSubrange(range, with: random.pick(Corpus.oddities))
    case 1: text.replaceSubrange(range, with: [])
    case 2, 3:
      // Elements of lists stand beside others of their kind.
      text.insert(contentsOf: Array(text[range]) + [UInt8(ascii: ",")], at: range.lowerBound)
    case 4: text.replaceSubrange(range, with: Array(text[random.pick(ranges)]))
    case 5:
      let other = random.pick(corpus.texts)
      let pieces = Corpus.ranges(in: other)
      if !pieces.isEmpty { text.replaceSubrange(range, with: other[random.pick(pieces)]) }
    default:
      // A value of the same kind is more often one that can stand here.
      let kind = text[range.lowerBound]
      var value = random.pick(corpus.values)
      for _ in 0..<12 where value.first != kind { value = random.pick(corpus.values) }
      text.replaceSubrange(range, with: value)
    }
  }

  /// Changes bytes, whatever they mean.
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
