// The parameters of in-app events that AppsFlyer's servers know.

/// The parameter `af_content`.
public let AFEventParamContent = "af_content"
/// The parameter `af_achievement_id`.
public let AFEventParamAchievementId = "af_achievement_id"
/// The parameter `af_level`.
public let AFEventParamLevel = "af_level"
/// The parameter `af_score`.
public let AFEventParamScore = "af_score"
/// The parameter `af_success`.
public let AFEventParamSuccess = "af_success"
/// The parameter `af_price`.
public let AFEventParamPrice = "af_price"
/// The parameter `af_content_type`.
public let AFEventParamContentType = "af_content_type"
/// The parameter `af_content_id`.
public let AFEventParamContentId = "af_content_id"
/// The parameter `af_content_list`.
public let AFEventParamContentList = "af_content_list"
/// The parameter `af_currency`.
public let AFEventParamCurrency = "af_currency"
/// The parameter `af_quantity`.
public let AFEventParamQuantity = "af_quantity"
/// The parameter `af_registration_method`.
public let AFEventParamRegistrationMethod = "af_registration_method"
/// The parameter `af_payment_info_available`.
public let AFEventParamPaymentInfoAvailable = "af_payment_info_available"
/// The parameter `af_max_rating_value`.
public let AFEventParamMaxRatingValue = "af_max_rating_value"
/// The parameter `af_rating_value`.
public let AFEventParamRatingValue = "af_rating_value"
/// The parameter `af_search_string`.
public let AFEventParamSearchString = "af_search_string"
/// The parameter `af_date_a`.
public let AFEventParamDateA = "af_date_a"
/// The parameter `af_date_b`.
public let AFEventParamDateB = "af_date_b"
/// The parameter `af_destination_a`.
public let AFEventParamDestinationA = "af_destination_a"
/// The parameter `af_destination_b`.
public let AFEventParamDestinationB = "af_destination_b"
/// The parameter `af_description`.
public let AFEventParamDescription = "af_description"
/// The parameter `af_class`.
public let AFEventParamClass = "af_class"
/// The parameter `af_event_start`.
public let AFEventParamEventStart = "af_event_start"
/// The parameter `af_event_end`.
public let AFEventParamEventEnd = "af_event_end"
/// The parameter `af_lat`.
public let AFEventParamLat = "af_lat"
/// The parameter `af_long`.
public let AFEventParamLong = "af_long"
/// The parameter `af_customer_user_id`.
public let AFEventParamCustomerUserId = "af_customer_user_id"
/// The parameter `af_validated`.
public let AFEventParamValidated = "af_validated"
/// The parameter `af_revenue`.
public let AFEventParamRevenue = "af_revenue"
/// The parameter `af_projected_revenue`.
public let AFEventProjectedParamRevenue = "af_projected_revenue"
/// The parameter `af_receipt_id`.
public let AFEventParamReceiptId = "af_receipt_id"
/// The parameter `af_tutorial_id`.
public let AFEventParamTutorialId = "af_tutorial_id"
/// The parameter `af_virtual_currency_name`.
public let AFEventParamVirtualCurrencyName = "af_virtual_currency_name"
/// The parameter `af_deep_link`.
public let AFEventParamDeepLink = "af_deep_link"
/// The parameter `af_old_version`.
public let AFEventParamOldVersion = "af_old_version"
/// The parameter `af_new_version`.
public let AFEventParamNewVersion = "af_new_version"
/// The parameter `af_review_text`.
public let AFEventParamReviewText = "af_review_text"
/// The parameter `af_coupon_code`.
public let AFEventParamCouponCode = "af_coupon_code"
/// The parameter `af_order_id`.
public let AFEventParamOrderId = "af_order_id"
/// The parameter `af_param_1`.
public let AFEventParam1 = "af_param_1"
/// The parameter `af_param_2`.
public let AFEventParam2 = "af_param_2"
/// The parameter `af_param_3`.
public let AFEventParam3 = "af_param_3"
/// The parameter `af_param_4`.
public let AFEventParam4 = "af_param_4"
/// The parameter `af_param_5`.
public let AFEventParam5 = "af_param_5"
/// The parameter `af_param_6`.
public let AFEventParam6 = "af_param_6"
/// The parameter `af_param_7`.
public let AFEventParam7 = "af_param_7"
/// The parameter `af_param_8`.
public let AFEventParam8 = "af_param_8"
/// The parameter `af_param_9`.
public let AFEventParam9 = "af_param_9"
/// The parameter `af_param_10`.
public let AFEventParam10 = "af_param_10"
/// The parameter `af_touch_obj`.
public let AFEventParamTouch = "af_touch_obj"
/// The parameter `net_token`; since version 7.
public let AFEventParamNetworkToken = "net_token"
/// The parameter `af_departing_departure_date`.
public let AFEventParamDepartingDepartureDate = "af_departing_departure_date"
/// The parameter `af_returning_departure_date`.
public let AFEventParamReturningDepartureDate = "af_returning_departure_date"
/// The parameter `af_destination_list`.
public let AFEventParamDestinationList = "af_destination_list"
/// The parameter `af_city`.
public let AFEventParamCity = "af_city"
/// The parameter `af_region`.
public let AFEventParamRegion = "af_region"
/// The parameter `af_country`.
public let AFEventParamCountry = "af_country"
/// The parameter `af_departing_arrival_date`.
public let AFEventParamDepartingArrivalDate = "af_departing_arrival_date"
/// The parameter `af_returning_arrival_date`.
public let AFEventParamReturningArrivalDate = "af_returning_arrival_date"
/// The parameter `af_suggested_destinations`.
public let AFEventParamSuggestedDestinations = "af_suggested_destinations"
/// The parameter `af_travel_start`.
public let AFEventParamTravelStart = "af_travel_start"
/// The parameter `af_travel_end`.
public let AFEventParamTravelEnd = "af_travel_end"
/// The parameter `af_num_adults`.
public let AFEventParamNumAdults = "af_num_adults"
/// The parameter `af_num_children`.
public let AFEventParamNumChildren = "af_num_children"
/// The parameter `af_num_infants`.
public let AFEventParamNumInfants = "af_num_infants"
/// The parameter `af_suggested_hotels`.
public let AFEventParamSuggestedHotels = "af_suggested_hotels"
/// The parameter `af_user_score`.
public let AFEventParamUserScore = "af_user_score"
/// The parameter `af_hotel_score`.
public let AFEventParamHotelScore = "af_hotel_score"
/// The parameter `af_purchase_currency`.
public let AFEventParamPurchaseCurrency = "af_purchase_currency"
/// The parameter `af_preferred_star_ratings`.
public let AFEventParamPreferredStarRatings = "af_preferred_star_ratings"
/// The parameter `af_preferred_price_range`.
public let AFEventParamPreferredPriceRange = "af_preferred_price_range"
/// The parameter `af_preferred_neighborhoods`.
public let AFEventParamPreferredNeighborhoods = "af_preferred_neighborhoods"
/// The parameter `af_preferred_num_stops`.
public let AFEventParamPreferredNumStops = "af_preferred_num_stops"
