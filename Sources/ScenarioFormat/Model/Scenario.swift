/// What is installed, who does what, what the backends answer, and what must come out of it.
public struct Scenario: Equatable, Sendable {
  /// The newest version of the format, and the only one so far.
  package static let currentVersion = 1

  /// What the scenario shows, in a few words.
  public var name: String
  /// What it shows, for a reader who does not write code.
  public var description: String?
  /// Whether a callback that no expectation mentions is a failure.
  package var isExhaustive = false
  /// The date and time at virtual time zero, in UTC, as `yyyy-MM-ddTHH:mm:ss.SSSZ`.
  package var startDate = "2026-01-01T00:00:00.000Z"
  /// How long after the last step events are still waited for.
  package var settle: Duration = .seconds(600)
  /// The device.
  package var platform = PlatformDescription()
  /// The app and its integration.
  public var app = AppDescription()
  /// What the servers answer.
  package var backend = BackendDescription()
  /// What is done, one after another.
  public var steps: [Step] = []
  /// What may be done besides, at any time at which it is possible, or not at all.
  package var anytime: [Step] = []
  /// Which events come in another order than by default, such as `sceneDidBecomeActive#1 before wait#2`.
  package var schedule: [String] = []
  /// What must hold of the run.
  public var expectations: [Expectation] = [] {
    // Where the former ones stand says nothing of these.
    didSet { beside.expectations = [] }
  }

  /// Where in its file each part stands; no part of what the scenario says.
  package var places: ScenarioPlaces {
    get { beside.places }
    set { beside.places = newValue }
  }

  /// What must hold of the run, and where in the file each expectation stands.
  package var placedExpectations: [(expectation: Expectation, places: ExpectationPlaces)] {
    get {
      expectations.enumerated().map { number, expectation in
        (expectation, beside.expectations.dropFirst(number).first ?? ExpectationPlaces())
      }
    }
    set {
      expectations = newValue.map(\.expectation)
      beside.expectations = newValue.map(\.places)
    }
  }

  private var beside = Beside()

  /// What does not count when scenarios are compared.
  private struct Beside: Equatable, Sendable {
    var places = ScenarioPlaces()
    /// The places of the expectations, in their order; empty if they stand in no file.
    var expectations: [ExpectationPlaces] = []

    static func == (left: Beside, right: Beside) -> Bool { true }
  }

  /// Whether the scenario shows a problem: what it expects is the mistake. Its name begins with `Problem:`.
  package var showsProblem: Bool { Self.showsProblem(name: name) }

  /// Whether a scenario of this name shows a problem.
  package static func showsProblem(name: String) -> Bool { name.hasPrefix("Problem:") }

  /// Creates an empty scenario.
  public init(name: String) {
    self.name = name
  }
}
