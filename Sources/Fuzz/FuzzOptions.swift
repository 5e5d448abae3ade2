/// What the arguments ask for.
struct FuzzOptions {
  /// What `--help` prints, and an argument that cannot be understood.
  static let usage = """
    usage: Fuzz [--target scenarios|commands] [--seed 1] [--count 100000] [--from 0] [--show NUMBER]
                [--scenarios Scenarios]

      --target     what takes the inputs: scenarios (parse, compile, run, explore, write), or
                   commands (results files, schedules, commands of a session, arguments)
      --seed       the seed that the inputs are made with, and their number
      --count      how many inputs to try
      --from       the number of the first of them
      --show       prints one input, by its number, and tries it alone
      --scenarios  the folder of the scenarios that the inputs are made of
    """

  var target = ScenarioTarget.name
  var scenarios = "Scenarios"
  var seed: UInt64 = 1
  var count = 100_000
  var first = 0
  var shown: Int?

  /// Why the arguments were refused.
  struct Refusal: Error, Equatable {
    let reason: String
  }

  /// Reads the arguments that follow the program's name.
  ///
  /// - Returns: `nil` if they ask for help.
  /// - Throws: ``Refusal`` if an option is unknown, has no value, or has one out of its range.
  init?(_ arguments: [String]) throws(Refusal) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      if option == "--help" || option == "-h" { return nil }
      guard ["--target", "--seed", "--count", "--from", "--show", "--scenarios"].contains(option) else {
        throw Refusal(reason: "there is no option \(option)")
      }
      guard let value = rest.popFirst() else { throw Refusal(reason: "\(option) needs a value") }
      switch option {
      case "--target": target = value
      case "--scenarios": scenarios = value
      case "--seed":
        guard let number = UInt64(value) else { throw Self.refusal(of: value, for: option) }
        seed = number
      default:
        // Inputs are numbered by `Int`, and the end of the range must be one, too.
        guard let number = Int(value), (0...Int.max / 2).contains(number) else {
          throw Self.refusal(of: value, for: option)
        }
        switch option {
        case "--count": count = number
        case "--from": first = number
        default: shown = number
        }
      }
    }
  }

  private static func refusal(of value: String, for option: String) -> Refusal {
    Refusal(reason: "\(option) needs a whole number that is not negative, not \(value)")
  }

  /// The numbers of the inputs to try.
  var numbers: Range<Int> { shown.map { $0..<$0 + 1 } ?? first..<first + count }
}
