import SDKContract

/// How important Adjust takes a line of its log to be; the raw value is the letter behind `[Adjust]`.
enum AdjustLogLevel: String {
  case verbose = "v"
  case debug = "d"
  case info = "i"
  case warn = "w"
  case error = "e"
}
