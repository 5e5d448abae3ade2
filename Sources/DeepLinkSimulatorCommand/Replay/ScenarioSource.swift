import DeepLinkSimulator
import DeepLinkSimulatorReports

/// Finds the scenario files for the user's paths.
package struct ScenarioSource {
  /// A file to be read.
  package struct Entry: Hashable, Sendable {
    /// The path; nil for standard input.
    var path: String?
    /// The selection among the variants that the file declares; nil for all.
    var selection: String?
    /// The displayed name: the path as the user gave it, or a path below that.
    var name: String
  }

  /// The displayed name of standard input.
  static let standardInputName = ReportDocument.standardInputName

  /// The files, without duplicates, in the order of the paths; those of a folder in alphabetical order.
  package private(set) var entries: [Entry] = []
  /// Complaints about folders that cannot be read.
  private(set) var complaints: [Diagnostic] = []
  /// Folders without a scenario.
  private(set) var emptyFolders: [String] = []

  /// Finds the files.
  ///
  /// A folder stands for all scenarios in it. A file that several paths lead to has the name of the first. Paths that
  /// do not exist are kept, so that reading them reports an error.
  package init(_ paths: [String]) {
    let found = paths.flatMap { find($0) }
    guard paths.count > 1 else {
      entries = found
      return
    }
    var seen: Set<Identity> = []
    for entry in found where seen.insert(Identity(entry)).inserted { entries.append(entry) }
  }

  /// What a file has in common with itself under another path.
  private struct Identity: Hashable {
    private let place: FilePlace?
    private let selection: String?

    init(_ entry: Entry) {
      place = entry.path.map { FilePlace($0) }
      selection = entry.selection
    }
  }

  private mutating func find(_ path: String) -> [Entry] {
    let selected = SelectedPath(path)
    if selected.path == "-" {
      return [Entry(path: nil, selection: selected.selection, name: Self.standardInputName)]
    }
    guard FileStatus(path)?.kind == .folder else {
      return [Entry(path: selected.path, selection: selected.selection, name: selected.path)]
    }
    let folder = ScenarioFolder(path)
    complaints += folder.unreadable.map {
      Diagnostic(file: $0, location: nil, message: "the folder cannot be read; check its permissions")
    }
    if folder.files.isEmpty, folder.unreadable.isEmpty { emptyFolders.append(path) }
    return folder.files.map { Entry(path: $0, name: $0) }
  }

  /// Reads one of the files, given the SDKs that it can use.
  ///
  /// - Parameters:
  ///   - entry: The file.
  ///   - sdks: The SDKs that it can use.
  ///   - console: Where standard input comes from.
  ///   - variant: A variant that the user has named for all files. Where a file declares an axis of that name and the
  ///     path selects nothing, this selects the file's own variant.
  /// - Returns: The runs of the file: each of the selected variants, or the file itself.
  package func runs(
    _ entry: Entry, _ sdks: SDKRegistry, _ console: Console, _ variant: ScenarioVariant? = nil
  ) -> [ScenarioFile] {
    let file = read(entry, sdks, console)
    return file.runs(selecting: entry.selection ?? variant.flatMap { Self.selection(of: $0, in: file) })
  }

  /// Returns the selection among a file's own variants that a variant stands for; nil if the file has no such axis.
  private static func selection(of variant: ScenarioVariant, in file: ScenarioFile) -> String? {
    let axes = file.variants.first?.variant?.choices.map(\.axis) ?? []
    let choices = axes.compactMap { axis in variant.value(of: axis).map { "\(axis)=\($0)" } }
    return choices.isEmpty ? nil : choices.joined(separator: ",")
  }

  /// Reads one of the files for a command that takes a single run; if it has several, reports them and returns nil.
  func onlyRun(
    of entry: Entry, for command: String, _ sdks: SDKRegistry, _ console: Console, _ variant: ScenarioVariant? = nil
  ) -> ScenarioFile? {
    let runs = runs(entry, sdks, console, variant)
    if runs.count == 1 { return runs.first }
    console.complain("\(entry.name): error: \(command) takes one of the file's \(runs.count) variants; name one of")
    runs.forEach { console.complain("  \($0.name.pathQuoted)") }
    return nil
  }

  /// Reads one of the files as a whole, whatever variants it declares.
  func read(_ entry: Entry, _ sdks: SDKRegistry, _ console: Console) -> ScenarioFile {
    guard let path = entry.path else {
      let bytes = console.readInput()
      if let failure = console.inputFailure() { return ScenarioFile(name: entry.name, unreadable: failure) }
      return ScenarioFile(name: entry.name, bytes: bytes, grammar: sdks.grammar)
    }
    return Self.wholeFile(path, sdks)
  }

  /// Reads the scenario at a path, which can name a variant of a file; nil if that is not exactly one run.
  static func file(_ path: String, _ sdks: SDKRegistry) -> ScenarioFile? {
    let selected = SelectedPath(path)
    let runs = wholeFile(selected.path, sdks).runs(selecting: selected.selection)
    return runs.count == 1 ? runs.first : nil
  }

  /// Reads the file at a path, given the SDKs that it can use; errors become complaints of the scenario.
  private static func wholeFile(_ path: String, _ sdks: SDKRegistry) -> ScenarioFile {
    do throws(InputFile.Failure) {
      let bytes = try InputFile.bytes(of: path, atMost: StandardInput.limit)
      return ScenarioFile(name: path, bytes: bytes, grammar: sdks.grammar)
    } catch {
      return ScenarioFile(name: path, unreadable: error.message)
    }
  }

  /// Reports the paths that led to nothing.
  func complain(to console: Console) {
    complaints.map(\.description).forEach(console.complain)
    for folder in emptyFolders { console.complain("\(folder): error: there is no scenario in this folder") }
  }

  /// The exit code if all scenarios are as expected.
  package var exitCode: ExitCode { !complaints.isEmpty ? .usage : emptyFolders.isEmpty ? .success : .noMatch }
}
