import SDKContract

extension ScenarioWriter {
  static func value(_ backend: BackendDescription) -> ScenarioValue {
    var appsFlyer = ObjectBuilder()
    for endpoint in backend.appsFlyer { appsFlyer.add(endpoint.value.request, value(endpoint.value)) }
    appsFlyer.addUnlessEmpty("shortLinks", value(backend.shortLinks))
    appsFlyer.addUnlessEmpty("redirects", value(backend.redirects))
    var adjust = ObjectBuilder()
    for endpoint in backend.adjust { adjust.add(endpoint.value.request, value(endpoint.value)) }
    adjust.addUnlessEmpty("brandedLinks", value(backend.brandedLinks))
    adjust.addUnlessEmpty("redirects", value(backend.adjustRedirects))
    var object = ObjectBuilder()
    object.addUnlessEmpty("appsflyer", appsFlyer.value)
    object.addUnlessEmpty("adjust", adjust.value)
    return object.value
  }

  private static func value(_ endpoint: BackendDescription.Endpoint) -> ScenarioValue {
    var object = ObjectBuilder()
    object.add("after", endpoint.after.map { value($0) })
    object.add("failure", value(endpoint.failure))
    object.add("status", endpoint.status.map { .integer($0.value) })
    object.add("body", endpoint.body?.value)
    for member in endpoint.members { object.add(member.value.key, member.value.value) }
    return object.value
  }

  private static func value(_ latency: Latency) -> ScenarioValue {
    latency.shortest == latency.longest
      ? value(latency.shortest) : .array([value(latency.shortest), value(latency.longest)])
  }

  static func value(_ step: Step) -> ScenarioValue {
    var object = ObjectBuilder()
    object.add(step.kind.verb.rawValue, argument(of: step.kind))
    switch step.kind {
    case .tap(_, let origin): object.add("from", value(origin))
    case .call(_, let argument): object.add("with", argument?.value)
    default: break
    }
    return object.value
  }

  private static func argument(of kind: Step.Kind) -> ScenarioValue {
    switch kind {
    case .tap(let text, _), .openGate(let text), .closeGate(let text), .releaseDelegate(let text),
      .trackingAuthorization(let text), .call(let text, _):
      .string(text.value)
    case .adClick(let parameters): parameters
    case .system(let step): value(step)
    case .pasteboard(let text): .string(text.value)
    case .clockBack(let duration): value(duration)
    case .openNotification(let payload): payload ?? .object([])
    case .kill(let reason): value(reason) ?? .object([])
    case .wait(let duration): value(duration)
    case .network(let isOnline): .string(isOnline ? "online" : "offline")
    case .backend(let backend): value(backend)
    case .install, .uninstall, .launch, .backgroundLaunch, .prewarm, .foreground, .background, .suspend,
      .reclaimScene, .alert, .dismissAlert:
      .object([])
    }
  }

  private static func value(_ step: Step.SystemStep) -> ScenarioValue {
    var object = ObjectBuilder()
    object.add("call", value(step.call))
    object.add("link", value(step.link))
    object.add("process", value(step.process))
    object.add("seen", value(step.seen))
    object.add("scene", value(step.scene))
    return object.value
  }

  // MARK: Expectations

  static func value(_ expectation: Expectation) -> ScenarioValue {
    var object = ObjectBuilder()
    switch expectation.kind {
    case .event(let event): add(event, to: &object)
    case .order(let patterns): object.add("order", value(patterns))
    case .consecutive(let patterns): object.add("consecutive", value(patterns))
    case .exactly(let patterns): object.add("exactly", value(patterns))
    case .never(let pattern): object.add("never", .string(pattern.value))
    case .prohibition(let prohibition): add(prohibition, to: &object)
    case .obligation(let obligation): add(obligation, to: &object)
    case .refuses(let rule): object.add("refuses", .string(rule.value))
    case .finally(let facts): object.add("finally", value(facts))
    }
    return object.value
  }

  private static func add(_ event: Expectation.EventExpectation, to object: inout ObjectBuilder) {
    object.add(event.isCallback ? "callback" : "event", .string(event.pattern.value))
    if let atLeast = event.atLeast, atLeast == event.atMost {
      object.add("times", .integer(atLeast))
    } else {
      var times = ObjectBuilder()
      times.add("atLeast", event.atLeast.map { .integer($0) })
      times.add("atMost", event.atMost.map { .integer($0) })
      object.addUnlessEmpty("times", times.value)
    }
    object.addUnlessEmpty("payload", value(event.payload))
    object.addUnlessEmpty("without", value(event.without))
    object.add("after", event.after.map { value($0) })
    object.add("before", event.before.map { value($0) })
  }
}

extension Step.Kind {
  /// The key that says what the step is.
  fileprivate var verb: StepVerb {
    switch self {
    case .tap: .tap
    case .install: .install
    case .uninstall: .uninstall
    case .launch: .launch
    case .openNotification: .openNotification
    case .backgroundLaunch: .backgroundLaunch
    case .prewarm: .prewarm
    case .foreground: .foreground
    case .background: .background
    case .suspend: .suspend
    case .kill: .kill
    case .reclaimScene: .reclaimScene
    case .alert: .alert
    case .dismissAlert: .dismissAlert
    case .wait: .wait
    case .openGate: .openGate
    case .closeGate: .closeGate
    case .releaseDelegate: .releaseDelegate
    case .trackingAuthorization: .trackingAuthorization
    case .adClick: .adClick
    case .system: .system
    case .pasteboard: .pasteboard
    case .clockBack: .clockBack
    case .network: .network
    case .call: .call
    case .backend: .backend
    }
  }
}
