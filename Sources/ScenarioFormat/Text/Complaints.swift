/// The complaints about a file so far, by byte offset.
struct Complaints: Sendable {
  struct Complaint: Sendable {
    var offset: Int
    var message: String
  }

  /// The maximum number that is kept; a user fixes these before reading the file again.
  static let limit = 50

  private(set) var kept: [Complaint] = []
  private(set) var count = 0
  /// All nodes from which nothing can be read, because their value or key is wrong.
  private(set) var spoiled: [Int] = []

  var isEmpty: Bool { count == 0 }

  /// Adds a complaint; its message is built only if the complaint is kept.
  mutating func add(at offset: Int, spoiling node: Int? = nil, _ message: @autoclosure () -> String) {
    count += 1
    if let node { spoiled.append(node) }
    if kept.count < Self.limit { kept.append(Complaint(offset: offset, message: message())) }
  }

  mutating func add(contentsOf other: Complaints) {
    count += other.count
    kept += other.kept
  }

  /// Adds the complaints from another reading of the same text, except for duplicates.
  mutating func merge(_ other: Complaints) {
    for complaint in other.kept
    where !kept.contains(where: { $0.offset == complaint.offset && $0.message == complaint.message }) {
      add(at: complaint.offset, complaint.message)
    }
  }

  /// Whether there is a complaint about a byte of a range.
  func contains(in range: Range<Int>) -> Bool {
    kept.contains { range.contains($0.offset) }
  }

  /// The complaints in the order of the file.
  var sorted: [Complaint] {
    // Sorting by position keeps complaints about one place in the order they were found.
    kept.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }.map(\.element)
  }
}
