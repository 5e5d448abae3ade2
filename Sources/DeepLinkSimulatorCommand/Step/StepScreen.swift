import DeepLinkSimulator

/// A session on a terminal: the last answer, the current point, the possible next events, and an input line.
@MainActor
final class StepScreen {
  /// The greatest width of a line, however wide the terminal is.
  nonisolated static let mostColumns = 156

  /// The prompt; empty if the terminal is too narrow for it.
  private var prompt: String { size.columns > 16 ? "step> " : "" }

  private let shell: StepShell
  private let style: Style
  private let console: Console
  private var editor: LineEditor
  private let history: StepHistory
  private var decoder = KeyDecoder()
  /// Keys that arrived together with the end of a line, for example when several lines are pasted.
  private var keys: ArraySlice<Key> = []
  private var answer: [String]
  /// The line of the answer to show first.
  private var trouble: String?
  private var size = TerminalSize()

  /// - Parameter notes: The notes about the scenario, which the first screen shows.
  init(_ shell: StepShell, _ style: Style, _ console: Console, _ history: StepHistory, _ notes: [String]) {
    self.history = history
    editor = LineEditor(history: history.lines)
    self.shell = shell
    self.style = style
    self.console = console
    shell.saysWhere = false
    let notes = notes.flatMap { $0.split(separator: "\n").map(String.init) }
    answer =
      [shell.steppedRun.session.plan.scenario.name.printable] + notes
      + ["help lists the commands, quit ends the session"]
  }

  /// Prompts for commands until the user quits.
  func run() -> ExitCode {
    let terminal = RawTerminal()
    RawTerminal.watchSignals()
    defer { RawTerminal.stopWatchingSignals() }
    draw()
    while !shell.isDone {
      guard let input = terminal.edit({ self.size = $0 }, { terminal in self.readLine(terminal) }) else {
        console.output("\r\n")
        break
      }
      _ = RawTerminal.takeInterrupt()
      // Before the command, because code of the app may end the process.
      history.keep(input)
      answer = shell.answer(input)
      trouble = shell.trouble
      if !shell.isDone { draw() }
    }
    return shell.exitCode
  }

  /// Edits a line until it is complete.
  ///
  /// - Returns: The line; nil at the end of the input.
  private func readLine(_ terminal: RawTerminal) -> String? {
    drawLine()
    while true {
      while let key = keys.popFirst() {
        switch editor.press(key, complete: complete) {
        case .editing: break
        case .line(let line):
          drawLine()
          console.output("\r\n")
          return line
        case .offers(let names):
          trouble = nil
          answer = names.isEmpty ? ["nothing begins with this"] : Self.columns(names, size.columns)
          draw()
        case .cancelled:
          console.output("^C\r\n")
        case .redrawn: draw()
        case .suspended:
          terminal.suspend()
          draw()
        case .ended: return nil
        }
        if keys.isEmpty { drawLine() }
      }
      switch terminal.read() {
      case .resized(let size):
        self.size = size
        draw()
        drawLine()
      case .ended: return nil
      case .bytes(let bytes): keys = decoder.keys(in: bytes)[...]
      }
    }
  }

  private func complete(_ line: String) -> [String] {
    StepCompleter(shell: shell, listFolder: SavedFile.list).candidates(for: line)
  }

  // MARK: Drawing

  /// Redraws the screen: what does not fit scrolls off at the top, so that the state stays visible.
  private func draw() {
    size = TerminalSize.current
    shell.width = max(1, min(size.columns - 1, Self.mostColumns))
    var lines: [String] = []
    var height = 0
    for line in answer {
      let parts = line == trouble ? line.wrapped(to: shell.width) : [line]
      lines += line == trouble ? parts.map(style.fail) : parts
      height += parts.reduce(0) { $0 + rows(of: $1) }
    }
    let here = shell.whereLines
    let pending = shell.pendingLines
    // The separator and the prompt take one line each. The next events shrink to one line for a long answer.
    let free = size.rows - here.count - 2
    let room = max(1, free - max(height, 2))
    let taken = pending.count == 1 ? rows(of: pending[0]) : min(pending.count, room)
    let hidden = height + taken - free
    if hidden > 0 {
      lines.append(style.faint("… \(hidden + 1) lines above; scroll up to see them".cut(to: shell.width)))
    }
    lines.append(style.faint(String(repeating: "─", count: shell.width)))
    lines += here
    if pending.count <= room {
      lines += pending
    } else {
      lines += pending.prefix(room - 1)
      let more = room > 1 ? "\(pending.count - room + 1) more" : "\(pending.count) events"
      lines.append(style.faint("    … \(more) could come; pending shows all".cut(to: shell.width)))
    }
    console.output("\u{1B}[H\u{1B}[2J" + lines.joined(separator: "\r\n") + "\r\n")
  }

  /// Returns how many rows of the terminal a line takes.
  private func rows(of line: String) -> Int {
    max(1, (line.columnCount + size.columns - 1) / size.columns)
  }

  private func drawLine() {
    let line = editor.window(columns: max(1, size.columns - prompt.count - 1))
    let column = prompt.count + line.cursor
    console.output("\r\u{1B}[K" + prompt + line.text + "\r" + (column > 0 ? "\u{1B}[\(column)C" : ""))
  }

  /// Returns names in as many lines as they need, separated by two blanks because a name may contain one.
  private static func columns(_ names: [String], _ width: Int) -> [String] {
    var lines: [String] = []
    for name in names.map(\.printable) {
      if let last = lines.last, last.columnCount + 2 + name.columnCount < width {
        lines[lines.count - 1] = last + "  " + name
      } else {
        lines.append(name)
      }
    }
    return lines
  }
}
