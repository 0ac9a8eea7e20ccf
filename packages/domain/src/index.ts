export type { Failed, Result, Success } from './result.ts';
export { fieldsOf, keysOf } from './objects.ts';
export { brand, COMMISSION_BASIS_POINTS, REFUND_WORKING_DAYS } from './brand.ts';
export {
  LARGEST_BODY_BYTES,
  LARGEST_IMAGE_BYTES,
  LONGEST_ABOUT,
  LONGEST_ADDRESS,
  LONGEST_ADDRESS_PART,
  LONGEST_CODE,
  LONGEST_DESCRIPTION,
  LONGEST_DEVICE_NAME,
  LONGEST_EMAIL,
  LONGEST_ID,
  LONGEST_KEY,
  LONGEST_MESSAGE,
  LONGEST_NAME,
  LONGEST_PHONE,
  LONGEST_REASON,
  LARGEST_REFUND,
  LONGEST_REFERENCE,
  LONGEST_SHOP_ADDRESS,
  LONGEST_TITLE,
  LONGEST_URL,
  FREE_BAG_HOURS,
  MOST_FREE_BAGS,
  MOST_HELD_UNPAID,
  MOST_IMAGE_PIXELS,
  MOST_LINES,
  MOST_OF_ONE,
  MOST_STOCK,
  MOST_OF_ONE_BAG,
  MOST_REPORTED_BAGS,
  MOST_ROWS,
  MOST_UNPAID_HOLDS,
  UNPAID_HOLDS_HOURS,
} from './limits.ts';
export {
  ADDED_MESSAGE_MS,
  CART_PULSE_MS,
  DELIVERY_PROMISE_MINUTES,
  HOLD_MINUTES,
  IMAGE_CACHE_SECONDS,
  LOGIN_REDIRECT_MS,
  STATUS_RETRY_MS,
  STOCK_SHOWN_WITHIN_MS,
  TOAST,
} from './timings.ts';
export {
  ADMIN_SECTION_KEY,
  CART_KEY,
  NOTIFICATIONS_KEY,
  NOTIFICATIONS_UPDATED,
  CHECKOUT_FORM_KEY,
  LAST_CUSTOMER_NAME_KEY,
  LAST_DELIVERY_ADDRESS_KEY,
  LAST_DELIVERY_METHOD_KEY,
  LAST_PICKUP_PLACES_KEY,
  LAST_WHATSAPP_PHONE_KEY,
  PENDING_ORDER_CODE_KEY,
  SUCCESS_DATA_KEY,
} from './storageKeys.ts';
export { addCents, multiplyCents, toDollars } from './money/arithmetic.ts';
export { CURRENCY, formatUsd, parsePrice, type Cents } from './money/money.ts';
export {
  LEAST_LBP_PER_USD,
  liraNote,
  MOST_LBP_PER_USD,
  rateEnds,
  readLiraRate,
  type LiraRate,
} from './money/lira.ts';
export { beirutTime, daysAheadInBeirut, type BeirutTime, wallClock } from './time/beirut.ts';
export { clockSkew, isClockOff } from './time/clockSkew.ts';
export { readClockSkew } from './time/storedClockSkew.ts';
export { startOfDay, addDays, weekdayOf } from './time/beirutDays.ts';
export { readInstant, type Instant } from './time/instant.ts';
export {
  beirutDay,
  instantOfWallTime,
  readWallTime,
  wallTimeOf,
  type WallTimeInstant,
  type WallTimeReading,
} from './time/wallTime.ts';
export { latinDigits } from './text/digits.ts';
export { readTypedCount, readTypedPrice } from './text/typedNumber.ts';
export { foldForSearch } from './text/fold.ts';
export { dayOf, type Day } from './time/day.ts';
export { directionOf, isolated, leftToRight } from './text/isolated.ts';
export { firstNameInMessage, nameInMessage } from './text/nameInMessage.ts';
export {
  inLanguage,
  readLocalText,
  readText,
  type Locale,
  type LocalText,
  type Phrase,
} from './text/localText.ts';
export { DEFAULT_PHONE_COUNTRY, dialCodeOf, PHONE_COUNTRIES, type PhoneCountry } from './phone/countries.ts';
export { formatNational, formatPhone } from './phone/formatPhone.ts';
export {
  readPhone,
  readStoredPhone,
  type Phone,
  type PhoneProblem,
  type PhoneReading,
} from './phone/readPhone.ts';
export { clampQuantity } from './bags/clampQuantity.ts';
export { availabilityOf, isLowStock, type Availability } from './bags/availability.ts';
export { CATEGORIES, DEFAULT_CATEGORY, readCategory, type Category } from './bags/category.ts';
export * from './bags/contents.ts';
export {
  areasOfBags,
  chooseBags,
  readShopPlaces,
  soonestFirst,
  type ChoiceContext,
  type ShopPlace,
  type ShopPlaces,
} from './bags/chooseBags.ts';
export { shelfQueryFor, LONGEST_LIST, MOST_LISTED, SHELF_TOTAL_HEADER } from './bags/longShelf.ts';
export {
  queryShelf,
  MOST_QUERIED_IDS,
  readShelfQuery,
  WHOLE_SHELF,
  writeShelfQuery,
  type ShelfQuery,
} from './bags/shelfQuery.ts';
export {
  countChoices,
  NO_CHOICES,
  readChoices,
  SORTS,
  WHENS,
  writeChoices,
  type BagChoices,
  type BagSort,
  type When,
} from './bags/choices.ts';
export { mapsAddress, shortMapsLink } from './shops/mapsLink.ts';
export {
  readCoordinates,
  readStoredCoordinates,
  type Coordinates,
  type CoordinatesProblem,
  type CoordinatesReading,
} from './shops/coordinates.ts';
export { directionsHref } from './shops/directions.ts';
export { readShop, type Shop } from './shops/readShop.ts';
export { LEAST_RATINGS, readShopRating, type ShopRating } from './ratings/shopRating.ts';
export {
  mayBeRated,
  MOST_REASONS,
  notRatable,
  RATING_REASONS,
  readCollected,
  readRating,
  readReasons,
  readStars,
  reasonsFor,
  STARS,
  toggleReason,
  type Collected,
  type Rating,
  type RatingReason,
  type Stars,
} from './ratings/rating.ts';
export { filterBags, type BagFilter } from './bags/filter.ts';
export { foldBags, searchBags } from './bags/search.ts';
export {
  distinctPlaces,
  isKnownPlace,
  pickupPlaceOf,
  readPlaces,
  writePlaces,
  type PickupPlace,
} from './bags/pickupPlace.ts';
export { pickupWindow, type PickupWindow } from './bags/pickupWindow.ts';
export { readBag, readBags, type Bag, type BagReading } from './bags/readBag.ts';
export { restockText, type RestockText } from './bags/restock.ts';
export {
  addToCart,
  cartCount,
  cartTotal,
  chooseQuantity,
  cartLineOf,
  putBackInCart,
  removeFromCart,
  setQuantity,
  type Cart,
  type CartLine,
} from './cart/cart.ts';
export { reconcileCart, type CartChange, type Reconciled } from './cart/reconcile.ts';
export { readCart, writeCart, type StoredCart } from './cart/storedCart.ts';
export {
  addressLine,
  NO_ADDRESS,
  PICKUP_ADDRESS,
  readAddressLine,
  type AddressParts,
} from './delivery/address.ts';
export { DELIVERY_AREAS, findArea, type DeliveryArea } from './delivery/areas.ts';
export { searchAreas } from './delivery/areaSpellings.ts';
export {
  DEFAULT_METHOD,
  DELIVERY_METHODS,
  deliveryFee,
  readDeliveryMethod,
  type DeliveryChoice,
  type DeliveryMethod,
  type OrderWay,
} from './delivery/deliveryMethod.ts';
export { checkoutBody, PLACEHOLDER_EMAIL, type Buyer } from './checkout/checkoutBody.ts';
export {
  GUEST,
  readCustomer,
  type Customer,
  type CustomerForm,
  type CustomerProblem,
  type CustomerReading,
} from './checkout/customerForm.ts';
export { safePaymentUrl, type PaymentHosts } from './checkout/paymentUrl.ts';
export {
  LAST_IS_GIFT_KEY,
  readSuccessData,
  writeSuccessData,
  type SuccessData,
} from './checkout/successData.ts';
export { orderTotals, type PricedLine, type Totals } from './checkout/totals.ts';
export {
  createTicketKeys,
  importPrivateKey,
  importPublicKey,
  MOST_TICKET_LINES,
  readTicket,
  signTicket,
  ticketWindow,
  verifyTicket,
  type SignedTicket,
  type TicketLine,
} from './handovers/ticketPayload.ts';
export { codeEnd, nextLetters } from './handovers/codeEnds.ts';
export { bagCount, counterSections, handoverKey, type CounterSections } from './handovers/counterSections.ts';
export {
  giftCode,
  giftKey,
  giftLine,
  readCounterGifts,
  withQueuedGifts,
  type CounterGift,
} from './handovers/gifts.ts';
export { LONGEST_PIN, pinWait, SHORTEST_PIN, type WrongPins } from './handovers/pinWait.ts';
export {
  EMPTY_QUEUE,
  enqueue,
  markFirstSent,
  readQueue,
  settleFirst,
  stockKey,
  withQueue,
  withQueuedStock,
  type OfflineQueue,
  type QueuedAction,
  type QueuedHandover,
} from './handovers/offlineQueue.ts';
export {
  customerOf,
  deliveryBags,
  deliverySections,
  otherCourier,
  readCourierState,
  withQueuedDeliveries,
  type CourierState,
  type Delivery,
  type DeliveryCustomer,
  type DeliveryPickup,
  type DeliverySections,
  type QueuedDelivery,
} from './handovers/deliveries.ts';
export {
  newPlanForm,
  planFormOf,
  previewPlan,
  readPlanDraft,
  readPlanForm,
  withHoursOf,
  type PlanColumns,
  type PlanForm,
  type PlanFormProblems,
} from './admin/planForm.ts';
export { mergePaidEvent, type PaidEvent } from './orders/mergePaid.ts';
export {
  CODE_END_LENGTH,
  CODE_LENGTH,
  CODE_LETTERS,
  isOrderCode,
  readOrderCode,
} from './orders/orderCode.ts';
export { canCancelAfterPaying } from './orders/cancelAfterPaying.ts';
export { canCancel, cancelUntil } from './orders/cancelUntil.ts';
export { pickupCalendar } from './orders/pickupCalendar.ts';
export { cancelUntilByLines } from './orders/cancelUntilByLines.ts';
export {
  amountLeft,
  readTakenBack,
  takenBack,
  TAKE_BACK_REASONS,
  type TakeBackReason,
  type TakenBack,
} from './orders/takeBack.ts';
export { readRefundReason, refundDueDay, REFUND_REASONS, type RefundReason } from './orders/refund.ts';
export { nextOrder } from './orders/nextOrder.ts';
export { isUpcoming, payableUntil, pickupPlacesOf } from './orders/upcoming.ts';
export { paymentBadge, type PaymentBadge } from './orders/paymentBadge.ts';
export { countOpenOrders } from './orders/openOrders.ts';
export {
  itemCount,
  orderLabel,
  readOrder,
  readOrderLine,
  readOrders,
  storesOfLines,
  type Order,
  type OrderLine,
  type OrderReading,
} from './orders/readOrder.ts';
export {
  canBecomePaid,
  moveOrder,
  ORDER_MOVES,
  ORDER_STATUSES,
  readOrderStatus,
  type OrderMoveName,
  type OrderStatus,
  type StockPlace,
} from './orders/status.ts';
export {
  markAllRead,
  notify,
  readNotifications,
  unreadCount,
  writeNotifications,
  type Notification,
  type Notifications,
} from './notifications/notifications.ts';
export {
  accessTo,
  pathAfterLogin,
  readReturnPath,
  type Access,
  type GuardedScreen,
} from './accounts/access.ts';
export {
  toAuthError,
  isEmailJustSent,
  isEmailTaken,
  isRateLimited,
  type AuthErrorCode,
  type AuthError,
  type MalformedField,
} from './accounts/authError.ts';
export {
  brokenPasswordRules,
  isPasswordTooLong,
  MOST_PASSWORD_BYTES,
  PASSWORD_RULES,
  SHORTEST_PASSWORD,
  type PasswordRule,
} from './accounts/password.ts';
export {
  EMPTY,
  newProfileRow,
  readProfile,
  ROLES,
  type Profile,
  type ProfileReading,
  type ProfileRow,
  type Role,
} from './accounts/profile.ts';
export {
  readForgottenPassword,
  readNewPassword,
  readSignIn,
  readSignUp,
  type FormReading,
  type NewPasswordForm,
  type SignInForm,
  type SignInProblem,
  type SignUp,
  type SignUpForm,
  type SignUpProblem,
} from './accounts/signForms.ts';
export { isPlainEmail } from './accounts/email.ts';
export { mailAppOf } from './accounts/mailApp.ts';
export { readWaitingBag, WAITING_BAG_FIELD, type WaitingBag } from './accounts/waitingBag.ts';
export {
  CO2E_GRAMS_PER_BAG,
  CO2E_SOURCE_YEAR,
  co2eKilograms,
  formatBags,
  readImpact,
  type Impact,
} from './impact/impact.ts';
export { readCount, readId } from './reading/raw.ts';
export { readUuid } from './reading/uuid.ts';
export type { BagSales, DaySales } from './admin/analytics.ts';
export { readSalesReport, type LowBag, type SalesReport, type SoldBag } from './admin/salesReport.ts';
export {
  LOW_SELL_THROUGH,
  readSellThrough,
  soldPercent,
  weekdayAdvice,
  type PlannedSales,
  type SellThrough,
  type ShopSellThrough,
} from './admin/sellThrough.ts';
export { readBagDraft } from './admin/bagDraft.ts';
export { BAG_FIELDS, type BagTextField } from './admin/bagFields.ts';
export {
  bagFormOf,
  EMPTY_BAG_FORM,
  isSaleAboveFull,
  missingBagFields,
  readBagForm,
  type BagForm,
  type BagFormProblem,
  type BagFormReading,
} from './admin/bagForm.ts';
export { previewBag } from './admin/bagPreview.ts';
export {
  readHandoverBoard,
  type BoardDevice,
  type RevokedDevice,
  type BoardHandover,
  type Confirmation,
  type ConflictCause,
  type HandoverBoard,
  type HandoverConflict,
} from './admin/handoverBoard.ts';
export { readStoreDraft } from './admin/storeDraft.ts';
export { readOwedCount } from './admin/owedCount.ts';
export {
  readRefundChoices,
  REFUND_KINDS,
  type RefundChoices,
  type RefundKind,
} from './admin/refundChoices.ts';
export { isRefundLate, readRefundList, type Refund, type RefundList } from './admin/refunds.ts';
export { daysOwed, sentBackThisMonth, withLingering, withSentBack } from './admin/refundFigures.ts';
export {
  ALL_SHOPS,
  allShops,
  boardFigures,
  countBags,
  phoneContact,
  lateDeliveries,
  shopDays,
  type BoardFigures,
  type PhoneContact,
  type ShopDay,
} from './admin/shopDays.ts';
export { toCsv, type CsvCell, type PhoneCell } from './admin/csv.ts';
export {
  IMAGE_HEAD_BYTES,
  IMAGE_TYPES,
  imageFileName,
  readImage,
  type ImageReading,
  type ImageType,
} from './admin/image.ts';
export { markPaidRequest } from './admin/markPaid.ts';
export { isUnusualRate, readTypedRate, type RateProblem } from './admin/rateForm.ts';
export {
  ORDER_COLUMNS,
  ordersCsv,
  type ExportedOrder,
  type OrderColumn,
  type OrderRefunds,
  type OrdersCsvTexts,
} from './admin/ordersCsv.ts';
export {
  dayIn,
  isOver,
  lastDayOf,
  PERIODS,
  readPeriod,
  readPeriodName,
  type Period,
  type PeriodName,
  type PeriodReading,
  type PeriodChoice,
} from './admin/period.ts';
export {
  readShopSales,
  statementOf,
  type ShopSales,
  type ShopStatement,
  type Statement,
} from './admin/shopStatement.ts';
export {
  SHOP_COLUMNS,
  shopStatementCsv,
  shopStatementRows,
  type ShopColumn,
  type ShopStatementTexts,
} from './admin/shopStatementCsv.ts';
export { ADMIN_SECTIONS, DEFAULT_SECTION, readSection, type AdminSection } from './admin/sections.ts';
export {
  readStore,
  readStoreName,
  findStoreByName,
  type Store,
  type StoreReading,
} from './admin/storeName.ts';
export {
  previewShop,
  readStoreForm,
  storeFormOf,
  type StoreColumns,
  type StoreForm,
  type StoreFormProblems,
} from './admin/storeForm.ts';
export { usualWindow, type PickupFields } from './admin/usualWindow.ts';
export { checkoutFields, readCheckout, type CheckoutBody, type CheckoutRequest } from './wire/checkout.ts';
export { checkoutAnswer, type CheckoutAnswer, type CheckoutAnswerBody } from './wire/checkoutAnswer.ts';
export { nullable, refersTo, resolved, SHARED_SCHEMAS, type JsonType, type Schema } from './wire/schema.ts';
export {
  bodySchema,
  readAnswer,
  readRequest,
  type AnswerBodyOf,
  type AnswerOf,
  type BodyOf,
  type Fields,
  type RequestOf,
  type WireProblem,
  type WireReading,
} from './wire/fields.ts';
export { ERROR_ANSWERS } from './wire/errorAnswers.ts';
export {
  ERROR_CODES,
  isErrorCode,
  isRule,
  readErrorCode,
  type BuyerLimit,
  type ErrorCode,
  type Rule,
} from './wire/errorCodes.ts';
export {
  canHandOver,
  dayOfWork,
  HANDOVER_HOWS,
  HANDOVER_KINDS,
  HANDOVER_STATES,
  handoverLine,
  isOnItsWay,
  isTicketOpen,
  missedAt,
  ORDER_HANDOVER_STATES,
  orderHandoverLine,
  orderHandoverState,
  promisedAt,
  readDueHandover,
  readHandover,
  readOrderHandoverState,
  reopenUntil,
  type DueHandover,
  type Handover,
  type HandoverHow,
  type HandoverKind,
  type HandoverLine,
  type HandoverState,
  type OrderHandoverLine,
  type OrderHandoverState,
} from './handovers/handover.ts';
export { isLate, lateness, type Lateness } from './handovers/late.ts';
export { newSecret, secretHash } from './handovers/secrets.ts';
export {
  ACTION_OUTCOMES,
  readActionResults,
  readCounterState,
  readDevice,
  type ActionOutcome,
  type ActionResult,
  type CounterBag,
  type CounterHandover,
  type CounterState,
  type Device,
  type DeviceState,
} from './wire/counterAnswers.ts';
export { readPiecesToFill, type HandoverBag } from './wire/handoverAnswers.ts';
export {
  CANCEL_PAID_PATH,
  COUNTER_ACTIONS_PATH,
  COUNTER_CHANGES_PATH,
  COUNTER_PATH,
  COURIER_PATH,
  HANDOVER_EVENT,
  PAIR_PATH,
  PAIRING_PATH,
  RECEIVED_PATH,
  TICKETS_PATH,
} from './wire/handoverPaths.ts';
export {
  readTicketHandovers,
  readTicketRefunds,
  type TicketHandover,
  type TicketRefund,
} from './wire/ticketAnswer.ts';
export {
  counterActionsFields,
  pairFields,
  pairingFields,
  readCounterActions,
  receivedFields,
  type CounterAction,
  type CounterActionBody,
  type PairBody,
  type ReceivedBody,
} from './wire/handovers.ts';
export { messageFields, type MessageBody } from './wire/message.ts';
export {
  cancelFields,
  statusFields,
  type CancelBody,
  type StatusBody,
  type StatusRequest,
} from './wire/orderStatus.ts';
export { statusAnswer, type StatusAnswer, type StatusAnswerBody } from './wire/statusAnswer.ts';
export { placeFields, PLACES_PATH, type PlaceAnswerBody, type PlaceBody } from './wire/places.ts';
export {
  refundDoneFields,
  refundOrderFields,
  REFUNDS_PATH,
  type RefundDoneAnswerBody,
  type RefundDoneBody,
  type RefundOrderBody,
} from './wire/refunds.ts';
export {
  COUNTER_TAKE_BACK_PATH,
  takeBackFields,
  TAKE_BACK_PATH,
  type TakeBackAnswerBody,
  type TakeBackBody,
} from './wire/takeBack.ts';
export {
  PAID_EVENT,
  paidEvent,
  readPaidEvent,
  type PaidEventBody,
  type PaidEventReading,
} from './wire/paidEvent.ts';
export {
  CANCEL_PATH,
  CHECKOUT_PATH,
  EMAIL_REDIRECT_PATH,
  IMAGES_PATH,
  MESSAGE_PATH,
  ORDER_STATUS_PATH,
  PAYMENT_PATH,
  PROFILE_PATH,
  STREAM_PATH,
  SURPRISE_BAGS_PATH,
} from './wire/paths.ts';
export { paymentFields, type PaymentBody, type PaymentRequest } from './wire/payment.ts';
export {
  paymentAnswer,
  paymentUrlIn,
  type PaymentAnswer,
  type PaymentAnswerBody,
} from './wire/paymentAnswer.ts';
export {
  contactFields,
  profileAnswer,
  profileFields,
  promotionFields,
  type ContactBody,
  type ProfileAnswer,
  type ProfileBody,
  type PromotionBody,
} from './wire/profile.ts';
export {
  CONTENTS_COLUMNS,
  LISTED_COLUMNS,
  type BagBody,
  type BagRow,
  type BagTableRow,
  type StoreRow,
} from './wire/surpriseBags.ts';
export {
  closesAfterMidnight,
  nextOpenings,
  openingOf,
  openingToPublish,
  readClock,
  readPlan,
  readPlanDay,
  type Opening,
  type Plan,
  type PlanDay,
} from './plans/plan.ts';
export {
  isKeptAt,
  KEPT_MINUTES,
  MOST_ALERTS,
  readBagAlert,
  withKept,
  type AlertState,
  type BagAlert,
} from './alerts/alert.ts';
export {
  AS_PLANNED,
  daysFrom,
  keepSameBags,
  mondayOf,
  readWeek,
  shopsOf,
  sumOfDays,
  type DayState,
  type Week,
  type WeekBag,
  type WeekDay,
  type WeekShop,
} from './plans/week.ts';
export { bagsOf, cellOf, type Cell } from './plans/weekCell.ts';
export {
  changeDay,
  countEdits,
  dayAsPlanned,
  dayWithCount,
  dayWithSkipTurned,
  MOST_CHANGES,
  NO_EDITS,
  readWeekDraft,
  undo,
  withEdit,
  withEdits,
  type DayAfter,
  type DayEdit,
  type DayRefusal,
  type Editing,
  type WeekEdits,
} from './plans/weekEdits.ts';
export {
  bodiesOf,
  changesOf,
  conflictsIn,
  editsAfterSaving,
  keepMine,
  readDayConflicts,
  weekAfterSaving,
  withoutDone,
  type DayConflict,
} from './plans/savingWeek.ts';
export {
  blockOf,
  copiedText,
  fillAhead,
  fillDown,
  moveInWeek,
  placePasted,
  readPastedCounts,
  type Block,
  type Marked,
  type Place,
  type PlacedCount,
} from './plans/weekMoves.ts';
