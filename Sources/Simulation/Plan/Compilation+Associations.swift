extension Compilation {
  /// Returns a link router with the app's scheme and domains, and with their association files at the start of the run.
  ///
  /// The keys of `app` describe the file of each domain that has no entry under `associations`, and whose file no
  /// vendor of an SDK serves. If vendors serve those of all such domains, the keys describe these, so that none is
  /// ignored.
  func router(_ platform: PlatformConfiguration, _ sdks: [PlannedSDK]) -> LinkRouter {
    var router = LinkRouter(platform.routing)
    router.hasAssociationNetwork = platform.profile.hasAssociationNetwork
    router.scheme = scenario.app.scheme
    router.domains = scenario.app.domains
    router.firstFile.details = scenario.app.association
    var files: [String: AssociationFile] = [:]
    for association in scenario.app.associations {
      files[LinkRouter.host(of: association.domain)] = AssociationFile(association.file)
    }
    let rest = router.hosts.filter { files[$0] == nil }
    let served = rest.filter { host in sdks.contains { $0.servesAssociationFile(of: host) } }
    if served.count < rest.count {
      for host in served { files[host] = AssociationFile() }
    }
    router.serve(files)
    return router
  }

  /// Checks the entries under `associations`.
  mutating func checkAssociations(_ plan: SimulationPlan) {
    let path: ScenarioPath = ["app", "associations"]
    let hosts = plan.router.hosts
    let known = Set(hosts)
    var seen: Set<String> = []
    for association in scenario.app.associations {
      let location = places.keyLocation(of: path + association.domain)
      let host = LinkRouter.host(of: association.domain)
      if !known.contains(host) {
        reportUnknownDomain(association.domain, hosts, at: location)
      } else if !seen.insert(host).inserted {
        report("the association file of \(host.quoted) is described twice; remove one of the entries", at: location)
      }
    }
    guard !scenario.app.associations.isEmpty, plan.router.servesOnlyOtherFiles,
      scenario.app.association != AssociationDetails()
    else { return }
    report(
      "each domain of the app has an entry here, so no site serves the association file that other keys of \"app\" "
        + "describe; remove them", at: places.keyLocation(of: path))
  }

  /// Checks the domain of a step that changes an association file.
  mutating func checkAssociation(
    _ file: Step.AssociationFileDescription, _ plan: SimulationPlan, at step: PlannedStep
  ) {
    if let domain = file.domain {
      let hosts = plan.router.hosts
      if !hosts.contains(LinkRouter.host(of: domain)) {
        reportUnknownDomain(domain, hosts, at: places.location(of: step.path + "domain") ?? step.location)
      }
    } else if plan.router.servesOnlyOtherFiles {
      report(
        "each domain of the app has its own association file; say with \"domain\" which one changes",
        at: step.location)
    }
  }

  private mutating func reportUnknownDomain(_ domain: String, _ hosts: [String], at location: SourceLocation?) {
    guard hosts.isEmpty else { return reportUnknown("associated domain", domain, at: location, known: hosts) }
    report("the app has no associated domain \(domain.quoted); \(places.addition(to: "domains"))", at: location)
  }
}
