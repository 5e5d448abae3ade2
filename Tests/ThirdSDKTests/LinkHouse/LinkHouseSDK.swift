import DeepLinkSimulator

/// LinkHouse, a company's link service: its SDK on the device, and its servers.
struct LinkHouseSDK: Hashable, Sendable {
  var servers: LinkHouseServers
  private let setup: LinkHouseSetup
  /// Kept on the device: whether this installation has asked for its link.
  private var hasAsked = false
  /// Kept by the process: whether it waits for the answer, and how many links it was given.
  private var isWaiting = false
  private var linkCount = 0

  private func isOn(_ rule: LinkHouseRule) -> Bool { setup.rules.isOn(rule) }
}

extension LinkHouseSDK: SDK {
  typealias Action = SDKAction<LinkHouseSDK>
  typealias Setup = LinkHouseSetup
  typealias Rule = LinkHouseRule
  typealias Request = LinkHouseRequest
  typealias Answer = LinkHouseAnswer
  typealias Callback = LinkHouseCallback
  typealias Timer = LinkHouseTimer
  typealias Note = LinkHouseNote
  typealias StandIn = LinkHouse

  static let name = SDKName(rawValue: "linkhouse")

  init(_ setup: LinkHouseSetup) {
    self.setup = setup
    servers = setup.servers
  }

  // MARK: On the device

  mutating func observed(_ notice: DeviceNotice, at now: VirtualInstant) -> [Action] {
    switch notice {
    case .installed: hasAsked = false
    case .processStarted, .processEnded: (isWaiting, linkCount) = (false, 0)
    default: break
    }
    return []
  }

  /// `LinkHouse.start`.
  mutating func start() -> [Action] {
    if hasAsked, isOn(.laterStarts) { return [.note(.askedBefore, rule: .laterStarts)] }
    hasAsked = true
    isWaiting = true
    return [
      .log(.started, rule: .asksOnce),
      .send(.match, rule: .asksOnce),
      .setTimer(.match, after: setup.matchTimeOut, rule: .timeOut),
    ]
  }

  /// `LinkHouse.open`.
  mutating func open(_ link: Link) -> [Action] {
    if isOn(.foreignLink), !setup.domains.contains(link.host) {
      return [.note(.foreignLink(link), rule: .foreignLink)]
    }
    linkCount += 1
    if isOn(.longLink), let destination = link.ownDestination {
      return [.call(.didOpen(link.payload(leadingTo: destination)), queue: 0, after: .zero, rule: .longLink)]
    }
    return [.send(.expand(link, number: linkCount), rule: .shortLink)]
  }

  mutating func answered(_ request: Request, _ answer: Answer, at now: VirtualInstant) -> [Action] {
    switch request {
    case .match:
      if !isWaiting, isOn(.lateAnswer) { return [.note(.lateAnswer, rule: .lateAnswer)] }
      isWaiting = false
      return [.cancelTimer(.match)] + follow(answer, rule: .match, further: [PayloadEntry("deferred", .bool(true))])
    case .expand(let link, let number):
      if number != linkCount, isOn(.overtaken) { return [.note(.overtaken(link), rule: .overtaken)] }
      return follow(answer, rule: .destination)
    }
  }

  private func follow(_ answer: Answer, rule: LinkHouseRule, further: [PayloadEntry] = []) -> [Action] {
    guard case .destination(let payload, _) = answer else { return noLink }
    return [.call(.didOpen(Payload(payload.entries + further)), queue: 0, after: .zero, rule: rule)]
  }

  private var noLink: [Action] {
    setup.version.tellsOfNoLink && setup.asksForNoLink
      ? [.call(.didFindNoLink, queue: 0, after: .zero, rule: .noLink)] : []
  }

  mutating func timerFired(_ timer: Timer, at now: VirtualInstant) -> [Action] {
    isWaiting = false
    return [.note(.gaveUp, rule: .timeOut)] + noLink
  }

  // MARK: Its servers

  mutating func answer(to request: Request, at now: VirtualInstant) -> Answer { servers.answer(to: request) }

  func keyWithoutEntry(for request: Request) -> String? { servers.keyWithoutEntry(for: request) }

  static func answerWithoutNetwork(to request: Request) -> Answer { .failure }

  mutating func clicked(_ link: Link, at now: VirtualInstant) -> Bool {
    guard setup.domains.contains(link.host) else { return false }
    servers.click(link)
    return true
  }

  static func servesAssociationFile(of domain: String, _ setup: LinkHouseSetup) -> Bool {
    setup.domains.contains(domain)
  }
}
