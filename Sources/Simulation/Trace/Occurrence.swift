/// What happened in an event, without its time, state and rule.
public enum Occurrence: Sendable {
  /// A step of the scenario: its verb and its argument.
  case step(StepVerb, String?)
  /// The system, a browser or a page decided what a link opens.
  case routing(LinkOutcome, url: String)
  /// The system called the app, or posted a notification.
  case system(SystemCall)
  /// The process changed its state without a call into the app.
  case transition(ProcessState)
  /// App code called an SDK: the method and its argument.
  case sdkCall(String, String?)
  /// An SDK sent a request.
  case request(SDKRequest)
  /// The backend, or the lack of a network, answered a request.
  case answer(SDKExchange)
  /// The servers of an SDK saw the click on a link in a browser; and the key of the servers in which the scenario has
  /// no entry for the link, or nil.
  case click(SDKName, keyWithoutEntry: String?)
  /// A timer fired.
  case timer(String)
  /// An SDK called the app.
  case callback(SDKCallback)
  /// An SDK had a callback for the app, and nothing handled it.
  case lost(SDKCallback)
  /// A note for people about something that happened.
  case note(String)
  /// An internal event of an SDK; boxed, because it is rare and may be large.
  indirect case sdkNote(SDKNote)
  /// The app opened a screen.
  case route(screen: String)
  /// The app stored a link for later.
  case store(link: String)
  /// The app dropped a link.
  case drop(link: String)
  /// The app found no screen for a link.
  case noRoute(destination: String)
  /// The app recorded something else that it did.
  case app(String, String?)
}

extension Occurrence {
  /// The name of the request with which an ad network reports a click.
  static let clickRequest = "click"

  /// The name of the event in expectations.
  public var name: String {
    switch self {
    case .step(let verb, _): verb.rawValue
    case .routing(let outcome, _): outcome.rawValue
    case .system(let call): call.label
    case .transition(let state): state.rawValue
    case .sdkCall(let method, _): method
    case .request: EventWord.send.rawValue
    case .answer, .click: EventWord.answer.rawValue
    case .timer: EventWord.timer.rawValue
    case .callback(let callback): callback.name
    case .lost: EventWord.lost.rawValue
    case .note, .sdkNote: EventWord.note.rawValue
    case .route: EventWord.route.rawValue
    case .store: EventWord.store.rawValue
    case .drop: EventWord.drop.rawValue
    case .noRoute: EventWord.noRoute.rawValue
    case .app(let name, _): name
    }
  }

  /// What the event is about; nil if the name is enough.
  public var argument: String? {
    switch self {
    case .step(_, let argument): argument
    case .routing(_, let url): url
    case .system(let call): call.link?.text
    case .transition: nil
    case .sdkCall(_, let argument): argument
    case .request(let request): request.detail.map { "\(request.name) \($0)" } ?? request.name
    case .answer(let exchange): "\(exchange.name) \(exchange.summary)"
    case .click(let sdk, _): "\(Self.clickRequest) \(sdk.rawValue)"
    case .timer(let name): name
    case .callback(let callback): callback.argument
    case .lost(let callback): callback.name
    case .note(let text): text
    case .sdkNote(let note): note.text
    case .route(let screen): screen
    case .store(let link), .drop(let link): link
    case .noRoute(let destination): destination.isEmpty ? nil : destination
    case .app(_, let argument): argument
    }
  }

  /// The payload that the event passes to the app; nil if there is none.
  public var payload: Payload? {
    switch self {
    case .callback(let callback), .lost(let callback): callback.payload
    default: nil
    }
  }

  /// Whether an SDK called app code.
  public var isCallback: Bool {
    if case .callback = self { true } else { false }
  }

  /// Whether it is an act of app code, such as opening a screen.
  package var isAppEvent: Bool {
    switch self {
    case .route, .store, .drop, .noRoute, .app: true
    default: false
    }
  }
}

extension Occurrence {
  /// The rules that shaped the event's content, in the order in which they were applied.
  var payloadRules: [RuleID] {
    switch self {
    case .callback(let callback), .lost(let callback): callback.payload?.rules ?? []
    case .answer(let exchange): exchange.rules
    default: []
    }
  }
}
