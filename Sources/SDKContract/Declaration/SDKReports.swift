/// What people find in consoles and write in reports about an SDK, besides what a scenario can say.
package struct SDKReports: Hashable, Sendable {
  /// The beginnings of warnings that each log of the SDK has, and that say nothing about links.
  package var ordinaryWarnings: [String] = []
  /// How the names of the SDK's classes begin, also in plug-ins.
  package var classPrefixes: [String] = []
  /// Other names of callbacks, by their names here: those of plug-ins for hybrid apps, and of old versions.
  package var otherNames: [String: [String]] = [:]
  /// The names of settings that decide what happens to a callback's link, by the name of the callback.
  package var settings: [String: [String]] = [:]
  /// The plain words for callbacks, by their names; several callbacks can have the same words.
  package var phrases: [String: [String]] = [:]
  /// What consoles show of a rule, besides the warnings and errors of the simulated log.
  package var messages: [Message] = []

  /// What people call the callback with which a deferred link comes.
  package static let deferredLinkPhrases = ["deferred deep link", "deferred deeplink"].flatMap { link in
    ["callback", "delegate", "listener", "handler"].map { "\(link) \($0)" }
  }

  /// Creates a description.
  package init(
    ordinaryWarnings: [String] = [], classPrefixes: [String] = [], otherNames: [String: [String]] = [:],
    settings: [String: [String]] = [:], phrases: [String: [String]] = [:], messages: [Message] = []
  ) {
    self.ordinaryWarnings = ordinaryWarnings
    self.classPrefixes = classPrefixes
    self.otherNames = otherNames
    self.settings = settings
    self.phrases = phrases
    self.messages = messages
  }

  /// A message of the servers, of a plug-in or of the SDK that is no warning in the simulated log.
  package struct Message: Hashable, Sendable {
    /// What a line contains, all of it; only letters and numbers count, and any number stands for any other.
    package var parts: [String]
    /// The rules that explain it, the likeliest first.
    package var rules: [RuleID]
    /// Whether anybody prints this, so it says something only next to a name of the SDK or of a callback.
    package var isCommon: Bool
    /// What a line also contains, as it is: for a number that decides what the message means; nil if none does.
    package var literal: String?

    /// Creates a message.
    package init(_ parts: String..., literal: String? = nil, isCommon: Bool = false, because rules: RuleID...) {
      self.parts = parts
      self.literal = literal
      self.rules = rules
      self.isCommon = isCommon
    }
  }
}

extension SDKDeclaration {
  /// Returns the declaration with what people find in consoles and write in reports.
  package func with(_ reports: SDKReports) -> Self {
    var declaration = self
    declaration.reports = reports
    return declaration
  }

  /// Returns the declaration with what can follow the trace names of calls to the SDK, for those that allow only a few
  /// words, and with what can follow those of requests.
  package func with(callArguments: [String: [String]], requestArguments: [String: RequestArguments]) -> Self {
    var declaration = self
    declaration.callArguments = callArguments
    declaration.requestArguments = requestArguments
    return declaration
  }

  /// Returns the declaration with what is known before a run about the URLs that the SDK opens.
  package func opening(_ opening: @escaping @Sendable (Setup) -> URLOpening) -> Self {
    var declaration = self
    declaration.opening = opening
    return declaration
  }
}
