extension ADJAttribution: Hashable {
  /// Adds what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(trackerToken)
    hasher.combine(trackerName)
    hasher.combine(network)
    hasher.combine(campaign)
    hasher.combine(adgroup)
    hasher.combine(creative)
    hasher.combine(clickLabel)
    hasher.combine(costType)
    hasher.combine(costAmount)
    hasher.combine(costCurrency)
  }
}
