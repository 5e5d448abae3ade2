import SDKContract

/// A scenario: the device, the app, the answers of the servers, the steps and the expectations.
public struct Scenario: Equatable, Sendable {
  /// The newest version of the format, and the only one so far.
  package static let currentVersion = 1

  /// What the scenario shows, in a few words.
  public var name: String
  /// What the scenario shows, for readers who do not write code.
  public var description: String?
  /// Whether a callback that no expectation mentions is a failure.
  package var isExhaustive = false
  /// The time of the device and the servers at virtual time zero.
  package var startDate = UTCTime.defaultStart
  /// How long the run waits for further events after the last step.
  package var settle: Duration = .seconds(600)
  /// The device.
  package var platform = PlatformDescription()
  /// The app and its integration.
  public var app = AppDescription()
  /// What the servers answer.
  package var backend = BackendDescription()
  /// The steps, in order.
  public var steps: [Step] = []
  /// Steps that may be taken at any time at which they are possible, or not at all.
  package var anytime: [Step] = []
  /// Constraints on the order of events that differ from the default, such as `sceneDidBecomeActive#1 before wait#2`.
  package var schedule: [String] = []
  /// What must hold of the run.
  public var expectations: [Expectation] = [] {
    // The locations belong to the former expectations.
    didSet { beside.expectations = [] }
  }

  /// The location of each part in the file; not part of the scenario itself.
  package var places: ScenarioPlaces {
    get { beside.places }
    set { beside.places = newValue }
  }

  /// The expectations of the run, with their locations in the file.
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

  /// Parts that are ignored when scenarios are compared.
  private struct Beside: Equatable, Sendable {
    var places = ScenarioPlaces()
    /// The locations of the expectations, in order; empty if they were not read from a file.
    var expectations: [ExpectationPlaces] = []

    static func == (left: Beside, right: Beside) -> Bool { true }
  }

  /// Whether the scenario reproduces a problem and expects the mistake, in which case its name begins with `Problem:`.
  package var showsProblem: Bool { Self.showsProblem(name: name) }

  /// Whether a scenario with this name reproduces a problem.
  package static func showsProblem(name: String) -> Bool { name.hasPrefix("Problem:") }

  /// Creates a scenario with a name and nothing else.
  ///
  /// - Parameter name: What the scenario shows, in a few words.
  public init(name: String) {
    self.name = name
  }
}
