/// Adjust's environment for tests.
public let ADJEnvironmentSandbox = "sandbox"
/// Adjust's environment for apps in the App Store.
public let ADJEnvironmentProduction = "production"

/// Ad revenue from AppLovin MAX; version 4.
public let ADJAdRevenueSourceAppLovinMAX = "applovin_max_sdk"
/// Ad revenue from MoPub; version 4.
public let ADJAdRevenueSourceMopub = "mopub"
/// Ad revenue from AdMob; version 4.
public let ADJAdRevenueSourceAdMob = "admob_sdk"
/// Ad revenue from ironSource; version 4.
public let ADJAdRevenueSourceIronSource = "ironsource_sdk"
/// Ad revenue from AdMost; version 4.
public let ADJAdRevenueSourceAdMost = "admost_sdk"
/// Ad revenue from Unity; version 4.
public let ADJAdRevenueSourceUnity = "unity_sdk"
/// Ad revenue from Helium by Chartboost; version 4.
public let ADJAdRevenueSourceHeliumChartboost = "helium_chartboost_sdk"
/// Ad revenue that the publisher reports; version 4.
public let ADJAdRevenueSourcePublisher = "publisher_sdk"
/// Ad revenue from TopOn; version 4.
public let ADJAdRevenueSourceTopOn = "topon_sdk"
/// Ad revenue from ADX; version 4.
public let ADJAdRevenueSourceADX = "adx_sdk"
/// Ad revenue from Tradplus; version 4.
public let ADJAdRevenueSourceTradplus = "tradplus_sdk"

/// Adjust's domains for India; version 4.
public let ADJUrlStrategyIndia = "UrlStrategyIndia"
/// Adjust's domains for China; version 4.
public let ADJUrlStrategyChina = "UrlStrategyChina"
/// Adjust's newer domains for China; version 4.
public let ADJUrlStrategyCn = "UrlStrategyCn"
/// Only Adjust's newer domains for China; version 4.
public let ADJUrlStrategyCnOnly = "UrlStrategyCnOnly"
/// Adjust's domains for data that stays in the European Union; version 4.
public let ADJDataResidencyEU = "DataResidencyEU"
/// Adjust's domains for data that stays in Turkey; version 4.
public let ADJDataResidencyTR = "DataResidencyTR"
/// Adjust's domains for data that stays in the United States; version 4.
public let ADJDataResidencyUS = "DataResidencyUS"
