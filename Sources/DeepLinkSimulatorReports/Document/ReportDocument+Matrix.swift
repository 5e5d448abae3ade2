import DeepLinkSimulator

extension ReportDocument {
  /// What varying a scenario found: kinds of link and states down, styles across.
  package struct Matrix: Sendable {
    /// One variant.
    package struct Cell: Sendable {
      /// The result.
      package enum Result: Sendable {
        /// The run with this position shows it: whether all that is expected holds, and the outcomes in words.
        case ran(passed: Bool, outcomes: [String], run: Int)
        /// There is no such variant; why.
        case impossible(String)
      }

      /// The variant, as `--variant` takes it.
      package var variant: String
      /// The result.
      package var result: Result
      /// The line that replays it.
      package var replay: String

      /// Creates a cell.
      package init(variant: String, result: Result, replay: String) {
        self.variant = variant
        self.result = result
        self.replay = replay
      }
    }

    /// A line of the table.
    package struct Row: Sendable {
      /// The kind of link and the state of the app.
      package var name: String
      /// The cells, a style each.
      package var cells: [Cell]

      /// Creates a row.
      package init(name: String, cells: [Cell]) {
        self.name = name
        self.cells = cells
      }
    }

    /// The scenario file as the user named it.
    package var file: String
    /// The name of the scenario.
    package var name: String
    /// The versions that the table is about; nil for those of the scenario.
    package var versions: String?
    /// The names of the styles.
    package var columns: [String]
    /// The lines of the table.
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
