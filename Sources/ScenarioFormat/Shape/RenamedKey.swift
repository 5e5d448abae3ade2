/// A use of a former key in a file.
struct RenamedKey: Sendable {
  /// The offset of the key in the file.
  let offset: Int
  /// The name that the file uses.
  let former: String
  /// The current name of the key.
  let key: String
}

extension [RenamedKey] {
  /// One note for each former key, at its first use.
  var notes: [(offset: Int, message: String)] {
    var counts: [String: Int] = [:]
    for renamed in self { counts[renamed.former + " " + renamed.key, default: 0] += 1 }
    var notes: [(offset: Int, message: String)] = []
    for renamed in sorted(by: { $0.offset < $1.offset }) {
      guard let count = counts.removeValue(forKey: renamed.former + " " + renamed.key) else { continue }
      let more = count > 1 ? ", and \((count - 1).grouped) more \(count == 2 ? "time" : "times") in this file" : ""
      notes.append((renamed.offset, "\"\(renamed.former)\" is called \"\(renamed.key)\" today; write that here\(more)"))
    }
    return notes
  }
}
