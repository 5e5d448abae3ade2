extension ReportDocument {
  /// The results of varying a scenario: rows for kinds of link and states, columns for styles.
  package struct Matrix: Sendable {
    /// One variant.
    package struct Cell: Sendable {
      /// The result.
      package enum Result: Sendable {
        /// The variant was run, as the run with this index shows: whether all expectations hold, and the outcomes in
        /// words.
        case ran(passed: Bool, outcomes: [String], run: Int)
        /// The variant is impossible, for this reason.
        case impossible(String)
      }

      /// The variant, as in `--variant`.
      package var variant: String
      /// The result.
      package var result: Result
      /// The command that replays it.
      package var replay: String
      /// Whether nothing was checked at all.
      package var isUnchecked = false
      /// What was not checked, as a sentence; nil if all expectations were checked.
      package var coverage: String?

      /// Creates a cell.
      package init(variant: String, result: Result, replay: String) {
        self.variant = variant
        self.result = result
        self.replay = replay
      }
    }

    /// A row of the table.
    package struct Row: Sendable {
      /// The kind of link and the state of the app.
      package var name: String
      /// The cells, one for each style.
      package var cells: [Cell]

      /// Creates a row.
      package init(name: String, cells: [Cell]) {
        self.name = name
        self.cells = cells
      }
    }

    /// The path of the scenario file, as the user gave it.
    package var file: String
    /// The name of the scenario.
    package var name: String
    /// The versions of the table; nil for those of the scenario.
    package var versions: String?
    /// The names of the styles.
    package var columns: [String]
    /// The rows of the table.
    package var rows: [Row]

    /// Creates a table.
    package init(file: String, name: String, versions: String? = nil, columns: [String], rows: [Row]) {
      self.file = file
      self.name = name
      self.versions = versions
      self.columns = columns
      self.rows = rows
    }
  }
}
