extension ScenarioValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A string, as a file has it in quotes.
  public init(stringLiteral value: String) { self = .string(value) }

  /// True or false.
  public init(booleanLiteral value: Bool) { self = .bool(value) }

  /// A whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }

  /// A number.
  public init(floatLiteral value: Double) { self = .double(value) }

  /// The value `null`.
  public init(nilLiteral: ()) { self = .null }

  /// An array.
  public init(arrayLiteral elements: ScenarioValue...) { self = .array(elements) }

  /// An object, whose members keep their order.
  public init(dictionaryLiteral elements: (String, ScenarioValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}
