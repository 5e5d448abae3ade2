/// How much a terminal shows.
struct TerminalSize: Equatable {
  var columns = 80
  var rows = 24
}
