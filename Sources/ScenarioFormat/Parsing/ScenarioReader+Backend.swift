import SDKContract

extension ScenarioReader {
  mutating func readBackend(_ node: Int) -> BackendDescription {
    var backend = BackendDescription()
    guard tree.kind(node) == .object else { return backend }
    for member in tree.validChildren(node) where tree.kind(member) == .object {
      if has(member, "appsflyer") {
        for request in tree.validChildren(member) where tree.kind(request) == .object {
          if has(request, "shortLinks") {
            backend.shortLinks = members(request)
          } else if has(request, "redirects") {
            backend.redirects = members(request)
          } else {
            backend.appsFlyer.append(readEndpoint(request))
          }
        }
      } else if has(member, "adjust") {
        for request in tree.validChildren(member) where tree.kind(request) == .object {
          if has(request, "brandedLinks") {
            backend.brandedLinks = members(request)
          } else if has(request, "redirects") {
            backend.adjustRedirects = members(request)
          } else {
            backend.adjust.append(readEndpoint(request))
          }
        }
      }
    }
    return backend
  }

  private mutating func readEndpoint(_ node: Int) -> Located<BackendDescription.Endpoint> {
    var endpoint = BackendDescription.Endpoint(request: tree.key(node))
    for member in tree.validChildren(node) {
      if has(member, "after") {
        endpoint.after = latency(member)
      } else if has(member, "failure") {
        endpoint.failure = located(member)
      } else if has(member, "status") {
        endpoint.status = tree.integer(member).map { Located($0, at: location(member)) }
      } else if has(member, "body") {
        endpoint.body = Located(tree.value(member), at: location(member))
      } else {
        endpoint.members.append(self.member(member))
      }
    }
    checkForContradictions(in: endpoint, node)
    return Located(endpoint, at: keyLocation(node))
  }

  private mutating func checkForContradictions(in endpoint: BackendDescription.Endpoint, _ node: Int) {
    for member in tree.validChildren(node) {
      if endpoint.failure != nil, !has(member, "failure"), !has(member, "after") {
        complaints.add(
          at: tree.keyOffset(member),
          "a request that fails has no answer; remove \(tree.key(member).quoted) or \"failure\"")
      } else if endpoint.body != nil, endpoint.members.contains(where: { tree.key(member) == $0.value.key }) {
        complaints.add(
          at: tree.keyOffset(member),
          "\"body\" is the whole answer; put \(tree.key(member).quoted) into it, or remove it")
      }
    }
  }
}
