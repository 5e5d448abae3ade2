// The names of in-app events that AppsFlyer's servers know.

/// The event `af_level_achieved`.
public let AFEventLevelAchieved = "af_level_achieved"
/// The event `af_add_payment_info`.
public let AFEventAddPaymentInfo = "af_add_payment_info"
/// The event `af_add_to_cart`.
public let AFEventAddToCart = "af_add_to_cart"
/// The event `af_add_to_wishlist`.
public let AFEventAddToWishlist = "af_add_to_wishlist"
/// The event `af_complete_registration`.
public let AFEventCompleteRegistration = "af_complete_registration"
/// The event `af_tutorial_completion`.
public let AFEventTutorial_completion = "af_tutorial_completion"
/// The event `af_initiated_checkout`.
public let AFEventInitiatedCheckout = "af_initiated_checkout"
/// The event `af_purchase`.
public let AFEventPurchase = "af_purchase"
/// The event `af_rate`.
public let AFEventRate = "af_rate"
/// The event `af_search`.
public let AFEventSearch = "af_search"
/// The event `af_spent_credits`.
public let AFEventSpentCredits = "af_spent_credits"
/// The event `af_achievement_unlocked`.
public let AFEventAchievementUnlocked = "af_achievement_unlocked"
/// The event `af_content_view`.
public let AFEventContentView = "af_content_view"
/// The event `af_list_view`.
public let AFEventListView = "af_list_view"
/// The event `af_travel_booking`.
public let AFEventTravelBooking = "af_travel_booking"
/// The event `af_share`.
public let AFEventShare = "af_share"
/// The event `af_invite`.
public let AFEventInvite = "af_invite"
/// The event `af_login`.
public let AFEventLogin = "af_login"
/// The event `af_re_engage`.
public let AFEventReEngage = "af_re_engage"
/// The event `af_update`.
public let AFEventUpdate = "af_update"
/// The event `af_opened_from_push_notification`.
public let AFEventOpenedFromPushNotification = "af_opened_from_push_notification"
/// The event `af_location_coordinates`.
public let AFEventLocation = "af_location_coordinates"
/// The event `af_customer_segment`.
public let AFEventCustomerSegment = "af_customer_segment"
/// The event `af_subscribe`.
public let AFEventSubscribe = "af_subscribe"
/// The event `af_start_trial`.
public let AFEventStartTrial = "af_start_trial"
/// The event `af_ad_click`.
public let AFEventAdClick = "af_ad_click"
/// The event `af_ad_view`.
public let AFEventAdView = "af_ad_view"
