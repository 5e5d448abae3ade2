import DeepLinkSimulator

/// Checks the results for one scenario for consistency with each other and with their search.
struct PartCheck {
  /// The parts, each once.
  private(set) var parts: [ExplorationPart] = []
  /// Complaints about two results for one part that differ.
  private(set) var damage: [Diagnostic] = []
  /// The location of each part.
  private var places: [(name: String, number: Int)] = []

  /// Creates a check from the lines of one file.
  init(name: String, _ lines: [PartLines.Line]) {
    for line in lines { add(line, of: name) }
  }

  /// Adds a line; identical lines count once.
  mutating func add(_ line: PartLines.Line, of name: String) {
    guard let known = parts.firstIndex(where: { $0.index == line.part.index }) else {
      parts.append(line.part)
      places.append((name, line.number))
      return
    }
    guard parts[known] != line.part else { return }
    let other = places[known]
    damage.append(
      Diagnostic(
        file: name, location: SourceLocation(line: line.number, column: 1),
        message: "this result for part \(line.part.index) is another one than at \(other.name):\(other.number)"))
  }

  /// Returns complaints about parts that the search cannot have.
  func damage(of explorer: Explorer) -> [Diagnostic] {
    zip(places, explorer.complaints(about: parts)).compactMap { place, complaint in
      complaint.map {
        Diagnostic(
          file: place.name, location: SourceLocation(line: place.number, column: 1),
          message: "this result is damaged: \($0)")
      }
    }
  }
}
