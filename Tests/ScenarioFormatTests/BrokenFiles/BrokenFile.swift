/// A file with mistakes, and all that is to be said about them.
struct BrokenFile {
  let mistake: String
  let text: String
  /// Line, column and message of each complaint, in the order of the file.
  let complaints: [String]

  init(_ mistake: String, _ text: String, _ complaints: String...) {
    self.mistake = mistake
    self.text = text
    self.complaints = complaints
  }

  static let all =
    syntax + otherLanguages + shape + otherTypes + text + answers + systemSteps + outcomes + contradictions + monitors
    + anytime

  // MARK: Scenarios with one part to fill in

  static func steps(_ steps: String) -> String {
    #"{ "version": 1, "name": "n", "steps": [\#(steps)] }"#
  }

  static func top(_ member: String) -> String {
    "{ \"version\": 1, \"name\": \"n\", \"steps\": [],\n  \(member) }"
  }

  static func app(_ members: String) -> String { top(#""app": { \#(members) }"#) }

  static func platform(_ members: String) -> String { top(#""platform": { \#(members) }"#) }

  static func backend(_ members: String) -> String { top(#""backend": { \#(members) }"#) }

  static func expect(_ expectations: String) -> String { top(#""expect": [\#(expectations)]"#) }

  // MARK: Parts of complaints

  static let topLevelKeys = """
    "$schema", "version", "name", "description", "exhaustive", "startDate", "settle", "platform", "app", \
    "backend", "steps", "anytime", "schedule", "expect" or "variants"
    """

  static let stepKeys = """
    "tap", "install", "update", "uninstall", "launch", "receiveNotification", "openNotification", "backgroundLaunch", \
    "prewarm", "foreground", "background", "suspend", "kill", "reclaimScene", "alert", "dismissAlert", "wait", \
    "openGate", "closeGate", "releaseDelegate", "trackingAuthorization", "adClick", "system", "pasteboard", \
    "clockBack", "associationFile", "network", "call" or "backend"
    """

  static let origins = """
    "other-app", "safari", "safari-same-domain", "third-party-browser", "redirect", "address-bar", \
    "open-in-browser", "open-in-app", "own-app", "own-app-universal-links-only", "airdrop", "camera", "nfc-tag", \
    "widget" or "smart-app-banner"
    """

  static let placesOfAttribution = """
    "backend.adjust", "backend.adjust.session" or "backend.adjust.attribution"
    """

  static let placesOfAskIn = """
    "backend.adjust.session", "backend.adjust.attribution" or "backend.adjust.click"
    """

  static let attributingKeys = """
    "after", "failure", "status", "body", "askIn", "deeplink" or "attribution"
    """

  static let facts = """
    "screen", "storedLink", "process", "scene", "installed", "closedGates" or "pending"
    """

  static let processStates = """
    "not running", "prewarmed", "inactive", "active", "background" or "suspended"
    """

  static let styles = """
    "uikit-app-delegate", "uikit-scenes", "swiftui-app-delegate" or "swiftui-scene-delegate"
    """

  static let latency = """
    a duration such as "2.5s", or the shortest and the longest as in ["0.3s", "3s"]
    """
}
