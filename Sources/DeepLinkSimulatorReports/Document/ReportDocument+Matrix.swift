import DeepLinkSimulator

extension ReportDocument {
  /// What varying a scenario found: kinds of link and states down, styles across.
  public struct Matrix: Sendable {
    /// One variant.
    public struct Cell: Sendable {
      /// What came of it.
      public enum Result: Sendable {
        /// The run with this position shows it: whether all that is expected holds, and the outcomes in words.
        case ran(passed: Bool, outcomes: [String], run: Int)
        /// There is no such variant; why.
        case impossible(String)
      }

      /// The variant, as `--variant` takes it.
      public var variant: String
      /// What came of it.
      public var result: Result
      /// The line that replays it.
      public var replay: String

      /// Creates a cell.
      public init(variant: String, result: Result, replay: String) {
        self.variant = variant
        self.result = result
        self.replay = replay
      }
    }

    /// A line of the table.
    public struct Row: Sendable {
      /// The kind of link and the state of the app.
      public var name: String
      /// The cells, a style each.
      public var cells: [Cell]

      /// Creates a row.
      public init(name: String, cells: [Cell]) {
        self.name = name
        self.cells = cells
      }
    }

    /// The scenario file as the user named it.
    public var file: String
    /// The name of the scenario.
    public var name: String
    /// The versions that the table is about; nil for those of the scenario.
    public var versions: String?
    /// The names of the styles.
    public var columns: [String]
    /// The lines of the table.
    public var rows: [Row]

    /// Creates a table.
    public init(file: String, name: String, versions: String? = nil, columns: [String], rows: [Row]) {
      self.file = file
      self.name = name
      self.versions = versions
      self.columns = columns
      self.rows = rows
    }
  }
}
