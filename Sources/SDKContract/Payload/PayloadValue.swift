/// A value in a payload, before it is bridged to the types that app code sees.
public enum PayloadValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case double(Double)
  case string(String)
  case array([PayloadValue])
  case object([PayloadEntry])
}
