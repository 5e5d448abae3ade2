extension Duration {
  /// The duration in the notation of scenarios: seconds with as many decimals as necessary, or milliseconds.
  package var text: String {
    let total = microseconds
    let sign = total < 0 ? "-" : ""
    let magnitude = total.magnitude
    if magnitude == 0 { return "0s" }
    if magnitude < 1000 { return "\(sign)\(magnitude)us" }
    if magnitude < 1_000_000 { return sign + Self.decimal(magnitude, unit: 1000) + "ms" }
    return sign + Self.decimal(magnitude, unit: 1_000_000) + "s"
  }

  static func decimal(_ value: UInt64, unit: UInt64) -> String {
    let whole = String(value / unit)
    guard value % unit != 0 else { return whole }
    var fraction = String(value % unit + unit).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return whole + "." + fraction
  }
}
