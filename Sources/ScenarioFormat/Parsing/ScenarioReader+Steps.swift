import SDKContract

extension ScenarioReader {
  mutating func readSteps(_ node: Int) -> [Step] {
    guard tree.kind(node) == .array else { return [] }
    var steps: [Step] = []
    steps.reserveCapacity(tree.validChildren(node).reduce(0) { count, _ in count + 1 })
    for child in tree.children(node) {
      guard let verb = self.verb(of: child), let kind = readStep(child, verb) else {
        lacksSteps = true
        continue
      }
      steps.append(Step(kind, at: keyLocation(verb)))
    }
    return steps
  }

  mutating func readAnytimeSteps(_ node: Int) -> [Step] {
    // What is wrong here says nothing of the steps that come in their order.
    let lackedSteps = lacksSteps
    let steps = readSteps(node)
    lacksSteps = lackedSteps
    return steps
  }

  /// The key that says what a step is, even if its value is wrong: most of them need none.
  private func verb(of node: Int) -> Int? {
    guard tree.kind(node) == .object else { return nil }
    return tree.children(node).first { StepVerb.table.index(of: tree, $0) != nil }
  }

  private mutating func readStep(_ node: Int, _ verb: Int) -> Step.Kind? {
    guard let index = StepVerb.table.index(of: tree, verb) else { return nil }
    switch StepVerb.allCases[index] {
    case .tap:
      return located(verb).map { .tap(url: $0, from: tree.member("from", of: node).flatMap { located($0) }) }
    case .install: return .install
    case .uninstall: return .uninstall
    case .launch: return .launch
    case .openNotification: return .openNotification(payload: isFilled(verb) ? tree.value(verb) : nil)
    case .backgroundLaunch: return .backgroundLaunch
    case .prewarm: return .prewarm
    case .foreground: return .foreground
    case .background: return .background
    case .suspend: return .suspend
    case .kill: return .kill(reason: located(verb))
    case .reclaimScene: return .reclaimScene
    case .alert: return .alert
    case .dismissAlert: return .dismissAlert
    case .wait: return duration(verb).map { .wait($0) }
    case .openGate:
      gatesUsed.append(verb)
      return located(verb).map { .openGate($0) }
    case .closeGate:
      gatesUsed.append(verb)
      return located(verb).map { .closeGate($0) }
    case .releaseDelegate: return located(verb).map { .releaseDelegate($0) }
    case .trackingAuthorization: return located(verb).map { .trackingAuthorization($0) }
    case .adClick: return isFilled(verb) ? .adClick(tree.value(verb)) : nil
    case .system: return readSystemStep(verb).map { .system($0) }
    case .pasteboard: return located(verb).map { .pasteboard($0) }
    case .clockBack: return duration(verb).map { .clockBack($0) }
    case .network: return tree.string(verb).map { .network(isOnline: $0 == "online") }
    case .call:
      let argument = tree.member("with", of: node).map { Located(tree.value($0), at: location($0)) }
      return located(verb).map { .call($0, argument: argument) }
    case .backend: return tree.kind(verb) == .object ? .backend(readBackend(verb)) : nil
    }
  }

  private func isFilled(_ node: Int) -> Bool { tree.kind(node) == .object && !tree.isEmpty(node) }

  private mutating func readSystemStep(_ node: Int) -> Step.SystemStep? {
    // With a part left out it would be another step.
    guard tree.kind(node) == .object, tree.children(node).allSatisfy({ tree.kind($0) != .invalid }) else { return nil }
    var step = Step.SystemStep()
    for member in tree.validChildren(node) {
      if has(member, "call") {
        step.call = located(member)
      } else if has(member, "link") {
        step.link = located(member)
      } else if has(member, "process") {
        step.process = located(member)
      } else if has(member, "seen") {
        step.seen = located(member)
      } else if has(member, "scene") {
        step.scene = located(member)
      }
    }
    if tree.member("call", of: node) == nil, let link = tree.member("link", of: node) {
      complaints.add(
        at: tree.keyOffset(link), "no call carries this link; name one under \"call\", or remove \"link\"")
    }
    return step
  }

  /// Complains about gates that are named but that the app does not have.
  mutating func checkGates(against gates: [String]) {
    let known = Set(gates)
    for node in gatesUsed {
      guard let gate = tree.string(node), !known.contains(gate) else { continue }
      let hint =
        Spelling.hint(for: gate, in: gates)
        ?? (gates.isEmpty ? "; list it under \"gates\" in \"app\"" : "; it has \(gates.alternatives)")
      complaints.add(at: tree.offset(node), "the app has no gate \(gate.quoted)\(hint)")
    }
  }
}

/// The keys that say what a step is.
enum StepVerb: String, CaseIterable {
  case tap, install, uninstall, launch, openNotification, backgroundLaunch, prewarm, foreground, background, suspend
  case kill, reclaimScene, alert, dismissAlert, wait, openGate, closeGate, releaseDelegate, trackingAuthorization
  case adClick, system, pasteboard, clockBack, network, call, backend

  static let table = KeyTable(allCases.map(\.rawValue))
}
