/// The environment of tests at Adjust.
public let ADJEnvironmentSandbox = "sandbox"
/// The environment of the app in the App Store at Adjust.
public let ADJEnvironmentProduction = "production"

/// Revenue of AppLovin MAX; version 4.
public let ADJAdRevenueSourceAppLovinMAX = "applovin_max_sdk"
/// Revenue of MoPub; version 4.
public let ADJAdRevenueSourceMopub = "mopub"
/// Revenue of AdMob; version 4.
public let ADJAdRevenueSourceAdMob = "admob_sdk"
/// Revenue of ironSource; version 4.
public let ADJAdRevenueSourceIronSource = "ironsource_sdk"
/// Revenue of AdMost; version 4.
public let ADJAdRevenueSourceAdMost = "admost_sdk"
/// Revenue of Unity; version 4.
public let ADJAdRevenueSourceUnity = "unity_sdk"
/// Revenue of Helium by Chartboost; version 4.
public let ADJAdRevenueSourceHeliumChartboost = "helium_chartboost_sdk"
/// Revenue that the app itself reports; version 4.
public let ADJAdRevenueSourcePublisher = "publisher_sdk"
/// Revenue of TopOn; version 4.
public let ADJAdRevenueSourceTopOn = "topon_sdk"
/// Revenue of ADX; version 4.
public let ADJAdRevenueSourceADX = "adx_sdk"
/// Revenue of Tradplus; version 4.
public let ADJAdRevenueSourceTradplus = "tradplus_sdk"

/// Adjust's domains for India; version 4.
public let ADJUrlStrategyIndia = "UrlStrategyIndia"
/// Adjust's domains for China; version 4.
public let ADJUrlStrategyChina = "UrlStrategyChina"
/// Adjust's newer domains for China; version 4.
public let ADJUrlStrategyCn = "UrlStrategyCn"
/// Adjust's newer domains for China alone; version 4.
public let ADJUrlStrategyCnOnly = "UrlStrategyCnOnly"
/// Adjust's domains for data that stays in the European Union; version 4.
public let ADJDataResidencyEU = "DataResidencyEU"
/// Adjust's domains for data that stays in Turkey; version 4.
public let ADJDataResidencyTR = "DataResidencyTR"
/// Adjust's domains for data that stays in the United States; version 4.
public let ADJDataResidencyUS = "DataResidencyUS"
