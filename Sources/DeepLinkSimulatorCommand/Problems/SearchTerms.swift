import DeepLinkSimulator

/// The words of a search, and what they have in common with others.
struct SearchTerms {
  /// Words without meaning for the search.
  private static let fillers = Set(
    """
    a an the is are was were be been being am my mine our i we us it its you your they them their he she one's of to
    in on at and or for with when where which who whose why how what does do did done doing get gets got getting
    called call calls calling app apps that this these those there here has have had having from by as so if than then
    although though even while because about into via per ios iphone ipad comes come coming problem problems issue
    issues bug bugs fixed fully work works worked working fire fired fires firing trigger triggered triggers
    triggering invoked invoke always still also using use used uses user's deep os receive received receives receiving
    retrieve return returns returned returning able any some just really please help sdk plugin plugins library latest
    sample version expected actual see seeing seems seem found find can could would should will may might must need
    needs want wants try trying tried test testing tested side s t don re ve properly correctly correct sure anyone
    non already since but effect wrong upgrade upgraded upgrading add adding response something such very well now yet
    error errors log logs message messages console android though instead payload payloads
    """.split { $0.isWhitespace }.map(String.init))

  /// Words for the same thing; whoever searches for one of them means all.
  static let equivalents: [Set<String>] = [
    [
      "closed", "killed", "kill", "terminated", "terminate", "terminating", "quit", "swiped", "cold", "notrunning",
    ],
    ["safari", "browser"],
    ["alert", "dialog", "popup", "prompt"], ["att", "tracking"], ["custom", "own"], ["association", "aasa"],
    ["nil", "null", "undefined", "nsnull"], ["only", "alone"],
    ["crash", "crashes", "crashed", "fatal", "exception", "cast", "unwrapping"],
    ["link", "links", "linking", "deeplink", "deeplinks", "deeplinking"],
    ["ad", "ads"], ["encoded", "encoding", "escape", "escaped", "escapes", "percent"],
    ["hybrid", "flutter", "capacitor", "cordova", "react", "unity", "ionic"],
    ["universal", "website"], ["short", "shortlink", "shortlinks"], ["webview", "sfsafariviewcontroller", "wkwebview"],
    ["scenes", "uiscene", "scenedelegate"],
    ["move", "moving", "moved", "migration", "migrating", "migrated", "migrate"],
    ["screen", "screens", "navigation", "navigate", "navigates", "navigated", "navigating", "rootviewcontroller"],
    ["reattribution", "reattribute", "reattributed", "retargeting", "retarget", "reengagement"],
    ["facebook", "meta", "instagram", "tiktok", "twitter", "snapchat", "srn"],
    ["15", "fifteen"],
  ]

  /// Several words for one.
  private static let compounds =
    [
      (words: ["apple", "app", "site", "association"], word: "association"), (words: ["pop", "up"], word: "popup"),
      (words: ["app", "store"], word: "store"), (words: ["appstore"], word: "store"),
      (words: ["install", "event"], word: "install"),
    ]
    + namesElsewhere
    + moments
    + ["stop", "stops", "stopped"].map { (words: [$0, "working"], word: "not") }
    + ["kill", "killed", "terminate", "terminated", "quit", "closed", "dead"].flatMap { word in
      ["state", "mode"].map { (words: [word, $0], word: "closed") }
    }

  /// What plug-ins that know no SDK call the link that started the app, each later one, and the opening of a URL.
  private static let namesElsewhere =
    [
      "getinitialurl", "getinitialuri", "getinitiallink", "getinitialapplink", "initialurl", "initialuri",
      "initiallink",
    ]
    .map { (words: [$0], word: "closed") }
    + ["urilinkstream", "alluristream", "linkstream"].map { (words: [$0], word: "link") }
    + [
      (words: ["uni", "links"], word: "link"), (words: ["url", "launcher"], word: openURL),
      (words: ["launchurl"], word: openURL), (words: ["uiapplication", "shared", "open"], word: openURL),
      (words: ["uiapplication", "open"], word: openURL),
    ]

  private static let openURL = "openurl"

  /// The first words of names that say nothing.
  private static let beginnings: Set = ["on", "did", "set", "register"]

  /// The last words of names that people write as several words, however few those are.
  private static let endings: Set = ["changed", "callback", "listener", "delegate", "handler"]

  /// The words for a link, which say nothing about a callback that gets one.
  private static let linkWords: Set = ["deep", "deeplink", "link"]

  /// Returns the words of the name of a callback, if people also write it as several words that mean nothing else.
  private static func parted(_ name: String, of sdk: String) -> [String]? {
    var words = Array(words(name).dropFirst())
    while let first = words.first, beginnings.contains(first) || first == sdk { words.removeFirst() }
    guard !words.contains(where: { linkWords.contains($0) }) else { return nil }
    return words.count > 2 || words.count == 2 && endings.contains(words[1]) ? words : nil
  }

  /// The callbacks by their other names, and what follows the names of callbacks, all in lower case.
  private let callbacks: [String: String]
  /// The callbacks whose names mean nothing else, in lower case.
  private let names: Set<String>
  /// The methods of the SDKs whose names have several words, the longest first.
  private let methods: [String]
  /// The names of callbacks that are no word of any text, in lower case: those of plug-ins, types and arguments.
  private let otherNames: Set<String>
  /// The names of settings that decide what happens to a callback's link, in lower case.
  private let settings: Set<String>
  /// Several words for one, also of the words that follow the names of callbacks, such as `notFound`.
  private let compounds: [(words: [String], word: String)]
  /// Plain words for callbacks, each with the words that it stands for, the longest first.
  private let phrases: [(words: [String], meant: [String])]

  init(_ sdks: [SDKVocabulary]) {
    let arguments = Set(sdks.flatMap { $0.callbackArguments.values.joined() }).sorted()
    let parted = arguments.map { (words: Array(Self.words($0).dropFirst()), word: $0.lowercased()) }
    let names = sdks.flatMap { sdk in
      (sdk.callbacks.map { (name: $0, callback: $0) } + Self.otherNames(of: sdk)).compactMap { name, callback in
        Self.parted(name, of: sdk.name.lowercased()).map { (words: $0, word: callback) }
      }
    }
    let partedArguments = parted.filter { $0.words.count > 1 }
    let products = sdks.map { (words: Array(Self.words($0.name).dropFirst()), word: $0.name.lowercased()) }
    compounds =
      Self.compounds + products.filter { $0.words.count > 1 } + partedArguments
      + names.sorted { $0.words.count > $1.words.count }
    self.names = Set(
      (sdks.flatMap(\.callbacks) + arguments).filter { $0.contains(where: \.isUppercase) }.map { $0.lowercased() })
    let called: [String] = sdks.flatMap { $0.eventNames + $0.methods.map(\.name) + $0.calls }
    let methods = Set(called.map(Self.method)).filter { Self.words($0).count > 2 }
    self.methods = methods.sorted { ($1.count, $0) < ($0.count, $1) }
    let own = (sdks.flatMap(\.callbacks) + arguments).map { ($0.lowercased(), $0.lowercased()) }
    otherNames = Set(sdks.flatMap(Self.otherNames).map { $0.name.lowercased() })
    let settings = sdks.flatMap { Self.pairs($0.reports.settings) }
    self.settings = Set(settings.map { $0.name.lowercased() })
    phrases = Self.phrases(of: sdks)
    let others = (sdks.flatMap(Self.otherNames) + settings).map { ($0.name.lowercased(), $0.callback.lowercased()) }
    // A name that a callback has here stands for it, whatever else is called so.
    callbacks = Dictionary(own + others) { first, _ in first }
  }

  /// The names that callbacks of an SDK have elsewhere, in alphabetical order of the callbacks.
  private static func otherNames(of sdk: SDKVocabulary) -> [(name: String, callback: String)] {
    pairs(sdk.reports.otherNames)
  }

  private static func pairs(_ names: [String: [String]]) -> [(name: String, callback: String)] {
    names.sorted { $0.key < $1.key }.flatMap { callback, names in names.map { (name: $0, callback: callback) } }
  }

  /// Returns the plain words for callbacks, each with any of the callbacks, and with those of its words that say which.
  private static func phrases(of sdks: [SDKVocabulary]) -> [(words: [String], meant: [String])] {
    let all = sdks.flatMap { pairs($0.reports.phrases) }
    return Dictionary(grouping: all, by: \.name).map { phrase, callbacks in
      let words = parts(phrase)
      let said = fillers.union(linkWords).union(endings).union(["data"])
      let telling = words.filter { word in
        !said.contains(word) && !callbacks.allSatisfy { $0.callback.lowercased().contains(stem(of: word)) }
      }
      return (words, telling + [oneTerm(callbacks.map { $0.callback.lowercased() })])
    }.sorted { ($1.words.count, $0.words.joined()) < ($0.words.count, $1.words.joined()) }
  }

  /// Returns the words of a search; those in the brackets of a line of a log are none, unless there are no others.
  ///
  /// The name of a callback is one word, whatever its parts mean.
  ///
  /// - Parameters:
  ///   - words: What was typed.
  ///   - isKnown: Whether a text has a word. A name in camel case that none has stands for its parts only if all of
  ///     them are known: a search for `StoreKit` is none for a store.
  func terms(of words: [String], isKnown: (String) -> Bool = { _ in true }) -> [String] {
    let typed = Self.withoutWhatWorks(words.flatMap { $0.split(whereSeparator: \.isWhitespace) })
    let said = typed.filter { !ProblemSearch.isTag($0) }
    let typedParts = Self.withSystems(
      (said.isEmpty ? typed : said).flatMap { word in
        EntryPointName.label(of: word).map { [$0] } ?? Self.parts(String(word))
      })
    let parts = joined(typedParts.flatMap { known(in: $0, isKnown) })
    var all: [String] = []
    for word in parts.flatMap({ meaning(of: $0, isKnown) }) where !all.contains(word) { all.append(word) }
    let telling = all.filter { !Self.fillers.contains($0) }
    return telling.isEmpty ? all : telling
  }

  /// Returns whether words are of a language that the library does not have: what it does not know of them says
  /// nothing.
  func areForeign(_ words: [String]) -> Bool {
    words.contains { word in
      ForeignWords.isForeign(word) || Self.parts(word).contains { !ForeignWords.english(for: $0.lowercased()).isEmpty }
    }
  }

  /// Returns the words of a search that name something: a callback, a result of one, or a method of an SDK.
  func names(among terms: [String]) -> [String] {
    let methods = Set(methods.map { $0.lowercased() })
    return terms.filter { Self.alternatives(in: $0).contains { names.contains($0) || methods.contains($0) } }
  }

  /// Returns whether a word of a search names a callback, or a result of one that has several words. One such as
  /// `attribution` or `found` is a word that people use of anything.
  func nameCallback(_ terms: [String]) -> Bool { !names.isDisjoint(with: terms.flatMap(Self.alternatives)) }

  /// Returns whether one of the words is another name of a callback, which may be one such as `adid`.
  func useNameOfCallback(_ words: [String]) -> Bool {
    words.contains { Self.parts($0).contains { otherNames.contains($0.lowercased()) } }
  }

  /// Returns words without those that only say of what kind a callback is.
  static func withoutNouns(_ terms: [String]) -> [String] {
    terms.filter { !["callback", "callbacks", "function", "functions", "method", "methods"].contains($0) }
  }

  /// Returns whether words name a setting: what is wrong with it is wrong with what happens to the link, and not with
  /// the callback.
  func nameSetting(_ words: [String]) -> Bool {
    words.contains { Self.parts($0).contains { settings.contains($0.lowercased()) } }
  }

  /// Returns what a text may have of a part of a search: of a field its name or else its words, of a version it or the
  /// one that it belongs to, if any.
  private func known(in part: String, _ isKnown: (String) -> Bool) -> [String] {
    if Self.isVersion(part) {
      return Self.versions(of: part).first { Self.isVersion($0) && isKnown($0) }.map { [$0] } ?? []
    }
    guard Self.isField(part) else { return [part] }
    let pieces = Self.pieces(of: part)
    let isResult = compounds.contains { $0.words == pieces.map { $0.lowercased() } }
    return isKnown(part.lowercased()) && !isResult ? [part] : pieces
  }

  private func meaning(of quoted: String, _ isKnown: (String) -> Bool) -> [String] {
    let isOneTerm = quoted.contains(Self.or) || Self.isField(quoted) || Self.isVersion(quoted)
    if isOneTerm || EntryPointName.isWhole(quoted) { return [quoted.lowercased()] }
    // A compiler or a runtime quotes names, which only then stand for themselves if a text has them.
    let bare = String(quoted[...].trimming { $0 == "'" })
    let part = bare.isEmpty || callbacks[bare.lowercased()] == nil && !isKnown(bare.lowercased()) ? quoted : bare
    if let callback = callbacks[part.lowercased()] {
      return settings.contains(part.lowercased()) ? [callback, "opens"] : [callback]
    }
    if !isKnown(part.lowercased()), let method = methods.first(where: { Self.begins(part, with: $0) }) {
      return [method.lowercased()]
    }
    if Self.negations.contains(part.lowercased()) { return ["not"] }
    let english = ForeignWords.english(for: part.lowercased())
    return english.isEmpty || isKnown(part.lowercased()) ? Self.forms(of: part, isKnown) : english
  }

  /// Returns the name of a method without its class.
  private static func method(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

  /// Returns whether a name is that of a method with the type of an argument behind it, as in Objective-C.
  private static func begins(_ name: String, with method: String) -> Bool {
    name.hasPrefix(method) && name.dropFirst(method.count).first?.isUppercase == true
  }

  /// Returns the words that a typed word stands for.
  private static func forms(of part: String, _ isKnown: (String) -> Bool) -> [String] {
    let forms = words(part)
    guard let whole = forms.first, forms.count > 1, !isKnown(whole) else { return forms }
    if !equivalents(of: whole).isEmpty { return [whole] }
    let field = forms.dropFirst().joined(separator: "_")
    if isKnown(field) { return [field] }
    let entryPoints = EntryPointName.labels(like: part).map { $0.lowercased() }.filter(isKnown)
    if !entryPoints.isEmpty { return [oneTerm(entryPoints)] }
    let others = forms.dropFirst().filter { !fillers.contains($0) }
    return others.allSatisfy(isKnown) ? others : [whole]
  }

  /// Returns words with one in place of several that stand for it.
  private func joined(_ parts: [String]) -> [String] {
    let compounds = phrases + compounds.map { (words: $0.words, meant: [$0.word]) }
    return compounds.reduce(parts) { parts, compound in
      var joined: [String] = []
      for part in parts {
        joined.append(part)
        if joined.suffix(compound.words.count).map({ $0.lowercased() }) == compound.words {
          joined.replaceSubrange((joined.count - compound.words.count)..., with: compound.meant)
        }
      }
      return joined
    }
  }

  /// The words for what is missing, which say nothing without the thing.
  static let complaints = Set(Symptom.Kind.never.synonyms + ["value"])

  /// Returns whether terms only say that something is missing, although a search has other words.
  static func sayNothing(_ terms: [String], of words: [String]) -> Bool {
    terms.allSatisfy(complaints.contains) && words.flatMap(parts).count > terms.count
  }

  /// Returns whether a word says nothing in a search.
  static func isFiller(_ word: String) -> Bool { fillers.contains(word) }

  /// What stands between the words of a term of which any one is meant.
  private static let or: Character = "|"

  /// Returns a term that means any of several words.
  static func oneTerm(_ words: [String]) -> String { words.joined(separator: String(or)) }

  /// Returns the words of which a term means any one.
  static func alternatives(in term: String) -> [String] { term.split(separator: or).map(String.init) }

  /// Returns the words for the same thing as a word, without the word.
  static func equivalents(of word: String) -> Set<String> {
    equivalents.first { $0.contains(word) }?.subtracting([word]) ?? []
  }

  /// Returns the words of a text in lower case, with names in camel case both as a whole and in parts.
  static func words(_ text: String) -> [String] {
    let parts = parts(text)
    var words = namesFirstLaunch(parts) ? [firstLaunch] : []
    for part in withSystems(parts) {
      if isVersion(part) {
        words += versions(of: part)
        continue
      }
      words.append(part.lowercased())
      if isField(part) {
        words += pieces(of: part).flatMap(Self.words)
        continue
      }
      var current = ""
      for character in part {
        if character.isUppercase, current.last?.isLowercase == true {
          words.append(current.lowercased())
          current = ""
        }
        current.append(character)
      }
      if current.count < part.count { words.append(current.lowercased()) }
    }
    return words
  }

  /// Returns the words of a text, and the text itself if it is the name of an entry point with its label.
  static func wordsAndName(_ text: String) -> [String] {
    words(text) + (EntryPointName.isWhole(text) ? [text.lowercased()] : [])
  }

  /// Returns a word without its ending, so that `redirecting` and `redirects` are alike; the word if little would be
  /// left.
  static func stem(of word: String) -> String {
    for ending in ["ation", "ing", "ed", "es", "s", "e"] where word.hasSuffix(ending) && word.count >= ending.count + 4
    {
      return String(word.dropLast(ending.count))
    }
    return word
  }
}

extension Substring {
  /// Returns the text without characters at its ends.
  fileprivate func trimming(_ isRemoved: (Character) -> Bool) -> Substring {
    let start = drop(while: isRemoved)
    return start.lastIndex { !isRemoved($0) }.map { start[...$0] } ?? ""
  }
}
