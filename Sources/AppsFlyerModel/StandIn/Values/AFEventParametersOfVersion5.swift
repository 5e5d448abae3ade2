// Constants that version 6 removed, with the names and values of the header of 5.4.0.

/// The parameter `af_achievement_id`, as the headers up to version 5 spell its name.
public let AFEventParamAchievenmentId = "af_achievement_id"
/// The parameter `af_adrev_ad_type`.
public let AFEventParamAdRevenueAdType = "af_adrev_ad_type"
/// The parameter `af_adrev_network_name`.
public let AFEventParamAdRevenueNetworkName = "af_adrev_network_name"
/// The parameter `af_adrev_placement_id`.
public let AFEventParamAdRevenuePlacementId = "af_adrev_placement_id"
/// The parameter `af_adrev_ad_size`.
public let AFEventParamAdRevenueAdSize = "af_adrev_ad_size"
/// The parameter `af_adrev_mediated_network_name`.
public let AFEventParamAdRevenueMediatedNetworkName = "af_adrev_mediated_network_name"

/// The domain of invite links without a domain of the app.
public let kDefaultOneLink = "go.onelink.me"
/// The address of invite links without a OneLink.
public let kNoOneLinkFallback = "https://app.appsflyer.com"
/// The parameter of invite links with the app's id.
public let kINviteAppleAppID = "af_siteid"
