import SDKContract

extension ScenarioReader {
  mutating func readPlatform(_ node: Int) -> PlatformDescription {
    var platform = PlatformDescription()
    guard tree.kind(node) == .object else { return platform }
    for member in tree.validChildren(node) {
      if has(member, "profile") {
        platform.profile = located(member)
      } else if has(member, "style") {
        platform.style = located(member)
      } else if has(member, "switches") {
        platform.switches = switches(member)
      }
    }
    return platform
  }

  mutating func readApp(_ node: Int) -> AppDescription {
    var app = AppDescription()
    guard tree.kind(node) == .object else { return app }
    for member in tree.validChildren(node) {
      if has(member, "uses") {
        app.uses = located(member)
      } else if has(member, "tasks") {
        app.tasks = tree.string(member).flatMap(AppDescription.TaskOrder.init).map { Located($0, at: location(member)) }
      } else if has(member, "scheme") {
        app.scheme = readScheme(member)
      } else if has(member, "domains") {
        app.domains = strings(member)
      } else if has(member, "paths") {
        app.paths = strings(member)
      } else if has(member, "excludedPaths") {
        app.excludedPaths = strings(member)
      } else if has(member, "gates") {
        app.gates = strings(member)
      } else if has(member, "routes") {
        app.routes = pairs(member).map { AppDescription.Route($0.key, $0.value) }
      } else if has(member, "whenGated") {
        app.whenGated = tree.string(member).flatMap(AppDescription.GatedLink.init) ?? .store
      } else if has(member, "destinationKeys") {
        app.destinationKeys = strings(member).map(\.value)
      } else if has(member, "on") {
        app.reactions = reactions(member)
      } else if has(member, "appsflyer") {
        app.appsFlyer = readAppsFlyer(member)
      } else if has(member, "adjust") {
        app.adjust = readAdjust(member)
      }
    }
    return app
  }

  private mutating func readScheme(_ node: Int) -> Located<String>? {
    guard let scheme = located(node), SchemeText.isOfTheWeb(Array(scheme.value.utf8)[...]) else { return located(node) }
    complaints.add(
      at: tree.offset(node),
      "the scheme \(scheme.value.quoted) is the browser's; write the app's domains under \"domains\"")
    return nil
  }

  private mutating func readAppsFlyer(_ node: Int) -> AppsFlyerDescription? {
    guard tree.kind(node) == .object else { return nil }
    var appsFlyer = AppsFlyerDescription()
    for member in tree.validChildren(node) {
      if has(member, "version") {
        appsFlyer.version = located(member)
      } else if has(member, "payloadTypes") {
        appsFlyer.payloadTypes = located(member)
      } else if has(member, "customDomains") {
        appsFlyer.customDomains = strings(member)
      } else if has(member, "minTimeBetweenSessions") {
        appsFlyer.minTimeBetweenSessions = duration(member)
      } else if has(member, "unifiedDeepLinking") {
        appsFlyer.unifiedDeepLinking = tree.bool(member) ?? false
      } else if has(member, "waitForATT") {
        appsFlyer.waitForATT = duration(member)
      } else if has(member, "integration") {
        appsFlyer.integration = readIntegration(member)
      } else if has(member, "switches") {
        appsFlyer.switches = switches(member)
      }
    }
    return appsFlyer
  }

  private mutating func readAdjust(_ node: Int) -> AdjustDescription? {
    guard tree.kind(node) == .object else { return nil }
    var adjust = AdjustDescription()
    for member in tree.validChildren(node) {
      if has(member, "version") {
        adjust.version = located(member)
      } else if has(member, "deferredDeeplinkReturns") {
        adjust.deferredDeeplinkReturns = tree.bool(member) ?? false
      } else if has(member, "directLinks") {
        adjust.directLinks = located(member)
      } else if has(member, "integration") {
        adjust.integration = readIntegration(member)
      } else if has(member, "switches") {
        adjust.switches = switches(member)
      }
    }
    return adjust
  }

  private mutating func readIntegration(_ node: Int) -> IntegrationDescription {
    var integration = IntegrationDescription()
    guard tree.kind(node) == .object else { return integration }
    for member in tree.validChildren(node) {
      if has(member, "omit") {
        integration.omit = strings(member)
      } else if has(member, "move"), tree.kind(member) == .object {
        for move in tree.validChildren(member) {
          guard let entryPoint = tree.string(move) else { continue }
          integration.move.append(
            Located(IntegrationDescription.Move(tree.key(move), to: entryPoint), at: keyLocation(move)))
        }
      }
    }
    for call in integration.omit where integration.move.contains(where: { $0.value.call == call.value }) {
      complaints.add(
        at: tree.offset(node), "the call \(call.value.quoted) is left out and moved at once; remove it from one of them"
      )
    }
    return integration
  }

  private func reactions(_ node: Int) -> [Located<AppDescription.Reaction>] {
    guard tree.kind(node) == .object else { return [] }
    return tree.validChildren(node).compactMap { child in
      tree.string(child).flatMap(AppDescription.Reaction.Kind.init).map {
        Located(AppDescription.Reaction(tree.key(child), $0), at: keyLocation(child))
      }
    }
  }

  private func pairs(_ node: Int) -> [(key: String, value: String)] {
    guard tree.kind(node) == .object else { return [] }
    return tree.validChildren(node).compactMap { child in tree.string(child).map { (tree.key(child), $0) } }
  }
}
