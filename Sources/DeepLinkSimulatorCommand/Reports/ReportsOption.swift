import DeepLinkSimulator
import DeepLinkSimulatorReports
import Foundation

/// The options for reports in addition to the text: `--report KIND=FILE`, repeatable, and `--annotations`.
struct ReportsOption {
  static let specifications = [
    OptionSpecification(
      name: "report", value: .text(placeholder: "kind=file"),
      help: "Also write a report, such as html=run.html; repeat it for several (docs/reports.md)."),
    OptionSpecification(
      name: "annotations", value: .choice(["on", "off"]),
      help: "Print annotations for GitHub Actions; the default is on for text if the variable GITHUB_ACTIONS is true."),
  ]

  /// The requested reports and their files, in the order of the arguments.
  private let requests: [(kind: ReportKind, path: String)]
  /// Whether workflow commands are written to standard output.
  private let annotates: Bool

  /// Whether runs must be kept for reports.
  var isWanted: Bool { !requests.isEmpty || annotates }

  /// Reads the options.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the command.
  ///   - console: The console, whose environment is used.
  ///   - paths: The paths that the command reads.
  ///   - results: The file in which the command stores its results; nil if there is none.
  /// - Throws: `UsageError` for an unknown kind, a missing file, or a file that is used twice: for two reports, or for
  ///   a report and what the command reads, stores or prints.
  init(
    _ arguments: ParsedArguments, _ console: Console, reading paths: [String], keeping results: String? = nil
  ) throws(UsageError) {
    var requests: [(kind: ReportKind, path: String)] = []
    for text in arguments.values(of: "report") {
      let request = try Self.request(text, arguments)
      let place = FilePlace(request.path)
      if let other = requests.first(where: { place == FilePlace($0.path) }) {
        throw arguments.error(
          "--report \(other.kind.rawValue) and --report \(request.kind.rawValue) cannot both be \(request.path.quoted)")
      }
      requests.append(request)
    }
    let inputs = requests.isEmpty ? [] : ScenarioSource(paths).entries.compactMap(\.path)
    if let results { try Self.check(results, "--results", paths, arguments) }
    for (kind, path) in requests {
      let place = FilePlace(path)
      let option = "--report \(kind.rawValue)"
      try Self.check(path, option, paths, arguments)
      if inputs.contains(where: { place == FilePlace($0) }) {
        throw arguments.error("\(option) cannot be \(path.quoted), which this command reads")
      }
      if let results, place == FilePlace(results) {
        throw arguments.error("\(option) and --results cannot both be \(path.quoted)")
      }
    }
    self.requests = requests
    annotates =
      switch arguments.value(of: "annotations") {
      case "on": true
      case "off": false
      // A program that reads JSON Lines or Markdown accepts no other lines.
      default: console.environment["GITHUB_ACTIONS"] == "true" && FormatOption.read(arguments) == .text
      }
  }

  /// Throws an error about a file to write that is also one of the process's standard streams.
  private static func check(
    _ path: String, _ option: String, _ inputs: [String], _ arguments: ParsedArguments
  ) throws(UsageError) {
    let place = FilePlace(path)
    if inputs.contains("-"), place == FilePlace(descriptor: STDIN_FILENO) {
      throw arguments.error("\(option) cannot be \(path.quoted), which this command reads as standard input")
    }
    for (name, descriptor) in [("output", STDOUT_FILENO), ("error", STDERR_FILENO)]
    where place == FilePlace(descriptor: descriptor) {
      throw arguments.error("\(option) cannot be \(path.quoted), the file to which standard \(name) goes")
    }
  }

  /// Returns an error about a report whose file is one of the scenarios that results are about; nil if there is none.
  func complaint(aboutReading scenarios: [String]) -> String? {
    for (kind, path) in requests {
      let place = FilePlace(path)
      if scenarios.contains(where: { place == FilePlace(SelectedPath($0).path) }) {
        return "error: --report \(kind.rawValue) cannot be \(path.quoted), which this command reads"
      }
    }
    return nil
  }

  /// Returns the current folder, relative to the root of a job's checkout.
  private static func folder(_ console: Console) -> String {
    guard let top = console.environment["GITHUB_WORKSPACE"] else { return "" }
    let here = FileManager.default.currentDirectoryPath
    return here.hasPrefix(top + "/") ? String(here.dropFirst(top.count + 1)) : ""
  }

  private static func request(
    _ text: String, _ arguments: ParsedArguments
  ) throws(UsageError) -> (kind: ReportKind, path: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let names = ReportKind.allCases.map(\.rawValue)
    guard let kind = ReportKind(rawValue: String(parts[0])) else {
      let hint = Spelling.hint(for: String(parts[0]), in: names) ?? ""
      throw arguments.error(
        "--report takes a kind and a file, as in html=run.html; the kind \(String(parts[0]).quoted) is none of "
          + "\(names.joined(separator: ", "))\(hint)")
    }
    guard parts.count == 2, !parts[1].isEmpty else {
      throw arguments.error("--report \(kind.rawValue) needs a file, as in \(kind.rawValue)=FILE")
    }
    return (kind, String(parts[1]))
  }

  /// Returns which option writes a report that was asked for as a format.
  ///
  /// - Parameters:
  ///   - option: The option that was given.
  ///   - word: Its value.
  ///   - command: The command.
  static func hint(_ option: OptionSpecification, _ word: String, _ command: CommandSpecification) -> String {
    guard option.name == FormatOption.name, let kind = ReportKind(rawValue: word),
      command.options.contains(where: { $0.name == "report" })
    else { return "" }
    return "; --report \(kind.rawValue)=FILE writes it to a file"
  }

  /// Does the work of a command, and writes the reports on the document that it fills.
  ///
  /// The files are opened before the work starts, so that no work is lost if a report cannot be written.
  ///
  /// - Parameters:
  ///   - title: The subject of the reports, such as `replay Scenarios`.
  ///   - console: Receives the annotations, and the reason why a file could not be written.
  ///   - work: Does the work; it keeps runs only if `isWanted`.
  /// - Returns: The exit code of the work, or that of an internal error if a file cannot be written.
  func write(
    _ title: [String], to console: Console, after work: (inout ReportDocument) -> ExitCode
  ) -> ExitCode {
    do throws(ReportFile.Failure) {
      var files: [ReportFile] = []
      for request in requests { files.append(try ReportFile(request.kind, request.path)) }
      var document = ReportDocument(title: title.joined(separator: " "))
      document.folder = Self.folder(console)
      let code = work(&document)
      if annotates { console.output(document.text(as: .github)) }
      for file in files { try file.write(document.text(as: file.kind)) }
      return code
    } catch {
      console.complain(error.message)
      return .internalError
    }
  }
}
