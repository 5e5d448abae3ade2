/// The level of a line in Adjust's log; the raw value is the letter after `[Adjust]`.
enum AdjustLogLevel: String {
  case verbose = "v"
  case debug = "d"
  case info = "i"
  case warn = "w"
  case error = "e"
}
