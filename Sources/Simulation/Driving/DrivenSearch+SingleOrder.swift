extension DrivenSearch {
  /// The only order to run.
  enum SingleOrder: Sendable {
    case number(UInt64)
    case schedule(Schedule)

    init(_ text: String, in mode: OrderMode) throws(SimulatorError) {
      if let number = UInt64(text) {
        self = .number(number)
        return
      }
      let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
      if !digits.isEmpty, digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
        throw SimulatorError("order: no order has the number \(text); they are counted from 1 to \(UInt64.max)")
      }
      do throws(Schedule.SyntaxError) {
        let schedule = try Schedule(parsing: text)
        if mode == .causal, let time = schedule.times.first { throw time.needsTimedOrders("mode: .timed") }
        self = .schedule(schedule)
      } catch {
        throw SimulatorError("order: \(error.message)")
      }
    }
  }
}
