// Patterns of events that every scenario can have; the callbacks of an SDK are beside its builders.
extension EventPattern {
  /// A step of the scenario.
  ///
  /// - Parameter verb: The verb of the step, as in a file.
  public static func step(_ verb: StepVerb) -> EventPattern { EventPattern(verb.rawValue) }

  /// A call of the system into the app, or a notification that it posts.
  ///
  /// - Parameter call: The call or the notification.
  public static func system(_ call: SystemCall.Kind) -> EventPattern { EventPattern(call.rawValue) }

  /// A change of the process's state without a call into the app.
  ///
  /// - Parameter state: The state after the change.
  public static func process(_ state: ProcessState) -> EventPattern { EventPattern(state.rawValue) }

  /// The app opens a screen: a certain one, or any.
  ///
  /// - Parameter screen: The screen; nil for any.
  public static func route(_ screen: String? = nil) -> EventPattern { named(.route, screen) }

  /// The app stores a link for later.
  public static let store = EventPattern(EventWord.store.rawValue)
  /// The app drops a link.
  public static let drop = EventPattern(EventWord.drop.rawValue)
  /// The app finds no screen for a link.
  public static let noRoute = EventPattern(EventWord.noRoute.rawValue)

  /// The system, a browser or a page decides what a link opens.
  ///
  /// - Parameter outcome: What the link opens.
  public static func link(_ outcome: LinkOutcome) -> EventPattern { EventPattern(outcome.rawValue) }

  /// An SDK sends a request: a certain one, or any.
  ///
  /// - Parameter request: The name of the request, and what it is about if that matters, as in a trace; nil for any.
  public static func send(_ request: String? = nil) -> EventPattern { named(.send, request) }

  /// A request is answered: a certain one, or any.
  ///
  /// - Parameter request: The name of the request, and how it was answered if that matters, as in a trace; nil for any.
  public static func answer(_ request: String? = nil) -> EventPattern { named(.answer, request) }

  /// A timer fires: a certain one, or any.
  ///
  /// - Parameter name: The name of the timer; nil for any.
  public static func timer(_ name: String? = nil) -> EventPattern { named(.timer, name) }

  /// An SDK has a callback for the app, and nothing handles it: a certain one, or any.
  ///
  /// - Parameter callback: The name of the callback; nil for any.
  public static func lost(_ callback: String? = nil) -> EventPattern { named(.lost, callback) }

  /// App code calls a method of an SDK.
  ///
  /// - Parameter method: The name of the method in traces.
  public static func call(_ method: String) -> EventPattern { EventPattern(method) }

  private static func named(_ word: EventWord, _ argument: String?) -> EventPattern {
    EventPattern(argument.map { "\(word.rawValue) \($0.inLabel)" } ?? word.rawValue)
  }
}
