/// What the arguments ask for.
struct CheckOptions {
  /// What `--help` prints, and an argument that cannot be understood.
  static let usage = """
    usage: LibraryCheck [--write] [--scenarios Scenarios] [--snapshot FILE]

      --write      write the table of outcomes to the snapshot instead of comparing it
      --scenarios  the folder of the scenarios, as the table names it
      --snapshot   the table of outcomes; \(defaultSnapshot) if not given
    """

  private static let defaultSnapshot = "Tests/DeepLinkSimulatorCommandTests/Snapshots/outcomes.txt"

  var writes = false
  var scenarios = "Scenarios"
  var snapshot = Self.defaultSnapshot

  /// Why the arguments were refused.
  struct Refusal: Error, Equatable {
    let reason: String
  }

  /// Reads the arguments that follow the program's name.
  ///
  /// - Returns: `nil` if they ask for help.
  /// - Throws: ``Refusal`` if an option is unknown or has no value.
  init?(_ arguments: [String]) throws(Refusal) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--help", "-h": return nil
      case "--write": writes = true
      case "--scenarios": scenarios = try Self.value(of: option, &rest)
      case "--snapshot": snapshot = try Self.value(of: option, &rest)
      default: throw Refusal(reason: "there is no option \(option)")
      }
    }
  }

  private static func value(of option: String, _ rest: inout ArraySlice<String>) throws(Refusal) -> String {
    guard let value = rest.popFirst() else { throw Refusal(reason: "\(option) needs a value") }
    return value
  }
}
