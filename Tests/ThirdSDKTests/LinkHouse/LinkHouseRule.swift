import DeepLinkSimulator

/// The rules of LinkHouse, as its handbook numbers them.
enum LinkHouseRule: String, RuleGroup, RuleBook {
  case asksOnce = "LH-START-1"
  case laterStarts = "LH-START-2"
  case timeOut = "LH-MATCH-1"
  case match = "LH-MATCH-2"
  case lateAnswer = "LH-MATCH-3"
  case noLink = "LH-NONE-1"
  case shortLink = "LH-LINK-1"
  case longLink = "LH-LINK-2"
  case foreignLink = "LH-LINK-3"
  case overtaken = "LH-LINK-4"
  case destination = "LH-LINK-5"
  case click = "LH-SRV-1"
  case clickOnce = "LH-SRV-2"
  case table = "LH-SRV-3"

  /// Where the rules of the book stand among those of all books.
  static let shelf = RuleShelf(LinkHouseRule.self, title: "LinkHouse")

  /// The statement behind the id, with its source.
  var rule: Rule {
    switch self {
    case .asksOnce:
      handbook("The first start after an installation asks the servers which link led to it.", "Starting")
    case .laterStarts:
      handbook("Every later start, in this process or another one, asks nothing.", "Starting")
    case .timeOut:
      handbook("The SDK waits for that answer as long as `matchTimeOut` says, and then gives up.", "Deferred links")
    case .match:
      handbook("The app gets the link that led to its installation, with `deferred` set.", "Deferred links")
    case .lateAnswer:
      handbook("An answer that comes after the SDK has given up is not used.", "Deferred links")
    case .noLink:
      handbook("From 2.0 on the app is told when there is no link to follow; before, it hears nothing.", "Changes")
    case .shortLink:
      handbook("The SDK asks the servers where a short link leads.", "Short links")
    case .longLink:
      handbook("A link with `to` in its query says itself where it leads, and is not looked up.", "Long links")
    case .foreignLink:
      handbook("The SDK leaves links of other domains alone.", "Domains")
    case .overtaken:
      handbook("An answer is dropped if the app has handed over another link meanwhile.", "Short links")
    case .destination:
      handbook("The app gets the destination of the link that it handed over.", "Short links")
    case .click:
      handbook("The servers remember the link that a browser on the device opened last.", "Deferred links")
    case .clickOnce:
      handbook("One installation uses the remembered link up.", "Deferred links")
    case .table:
      handbook("The servers know the destinations of the short links that the dashboard lists.", "Short links")
    }
  }

  private func handbook(_ statement: String, _ page: String) -> Rule {
    Rule(statement, evidence: .documentation, source: "LinkHouse handbook: \(page)")
  }
}

extension RuleSwitches {
  /// Whether a rule of LinkHouse holds.
  func isOn(_ rule: LinkHouseRule) -> Bool { isOn(RuleID(rule)) }
}
