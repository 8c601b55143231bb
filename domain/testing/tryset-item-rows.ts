import { readRows } from './rows.ts';

const deliveredAndLater = [
  'tryset_delivered',
  'purchase_pending',
  'purchased',
  'return_requested',
  'return_preparing',
  'return_delivering',
  'return_arrived',
  'return_delivered',
  'return_failed',
  'return_deferred',
];
const requestedAndLater = [
  'tryset_requested',
  'tryset_canceled',
  'tryset_preparing',
  'tryset_delivering',
  ...deliveredAndLater,
];

/** The decided transitions of a tryset item, written by hand. The curator is the `user`. */
export const trysetItemRows = readRows(
  `
  request           | idle                                 | tryset_requested  | TrysetItemRequested         | user, staff
  cancel            | tryset_requested                     | tryset_canceled   | TrysetItemCanceled          | user, staff
  accept            | tryset_requested                     | tryset_preparing  | TrysetItemAccepted          | brand_admin, staff
  deny              | tryset_requested                     | tryset_canceled   | TrysetItemDenied            | brand_admin, staff | reason
  forced_deny       | tryset_requested, tryset_preparing   | tryset_canceled   | TrysetItemForceDenied       | staff              | reason
  replace_stock     | tryset_requested, tryset_preparing   | same              | TrysetItemStockReplaced     | brand_admin, staff
  express           | tryset_requested, tryset_preparing   | same              | TrysetItemMarkedExpress     | staff              |        | normal
  normal            | tryset_requested, tryset_preparing   | same              | TrysetItemMarkedNormal      | staff              |        | express
  outbound          | tryset_preparing                     | tryset_delivering | TrysetItemShipped           | brand_admin, staff
  force_track       | tryset_delivering, return_delivering | told              | TrysetItemTracked           | staff, system
  deliver           | tryset_delivering                    | tryset_delivered  | TrysetItemDelivered         | system
  force_delivered   | tryset_delivering                    | tryset_delivered  | TrysetItemDelivered         | staff              | reason
  fail_delivery     | tryset_delivering                    | return_failed     | TrysetItemDeliveryFailed    | staff, system      | reason
  keep              | tryset_delivered                     | purchased         | TrysetItemGiven             | system             |        | gift
  end_trial         | delivered and later                  | same              | TrysetItemTrialEnded        | system             |        | delivered
  mark_post_overdue | delivered and later                  | same              | TrysetItemPostOverdue       | system             |        | delivered, unposted
  post_look         | delivered and later                  | same              | TrysetItemLookPosted        | system             |        | delivered
  withdraw_look     | delivered and later                  | same              | TrysetItemLookWithdrawn     | system             |        | posted
  refuse_post       | delivered and later                  | same              | TrysetItemPostRefused       | user, staff        |        | delivered, unposted
  start_purchase    | tryset_delivered                     | purchase_pending  | TrysetItemPurchaseStarted   | user, staff
  abandon_purchase  | purchase_pending                     | tryset_delivered  | TrysetItemPurchaseAbandoned | system
  pay               | purchase_pending                     | purchased         | TrysetItemPurchased         | system
  take_back         | purchased                            | return_arrived    | TrysetItemTakenBack         | system
  request_return    | tryset_delivered                     | return_requested  | TrysetItemReturnRequested   | user, staff
  withdraw_return   | return_requested                     | tryset_delivered  | TrysetItemReturnWithdrawn   | user, staff
  accept_return     | return_requested                     | return_preparing  | TrysetItemReturnAccepted    | staff
  return_item       | return_preparing                     | return_delivering | TrysetItemReturnShipped     | staff, system
  arrive            | return_delivering, return_deferred, return_failed | return_arrived | TrysetItemReturnArrived | staff, system
  return_complete   | return_arrived                       | return_delivered  | TrysetItemReturnCompleted   | staff
  fail_return       | return_preparing, return_delivering  | return_failed     | TrysetItemReturnFailed      | staff, system      | reason
  defer_return_item | return_preparing, return_delivering, return_arrived | return_deferred | TrysetItemReturnDeferred | staff | reason
  retry_return      | return_failed, return_deferred       | return_preparing  | TrysetItemReturnRetried     | staff
  force_purchase    | tryset_delivered, purchase_pending, return_requested, return_failed, return_deferred | purchased | TrysetItemForcePurchased | staff | reason
  write_off         | tryset_delivering, return_failed, return_deferred | return_delivered | TrysetItemWrittenOff | staff | reason
  `,
  { 'delivered and later': deliveredAndLater },
);

/** Rows that follow from other decisions: a replacement's reservation expires like a request's, and items can be removed. */
export const furtherTrysetItemRows = readRows(
  `
  expire_replacement | requested and later                         | same | TrysetItemReplacementExpired | system
  extend_post        | delivered and later | same | TrysetItemPostExtended | staff | | rent, delivered, unposted
  revise_notes       | requested and later                         | same | TrysetItemNotesRevised       | staff | | there
  not_received       | tryset_delivered                            | return_failed | TrysetItemNotReceived | staff | reason | unposted
  send_again         | return_failed      | tryset_delivering | TrysetItemSentAgain | staff | | undelivered
  arrive_unannounced | tryset_delivered, return_requested, return_preparing | return_arrived | TrysetItemArrivedUnannounced | staff
  extend_trial       | tryset_delivered   | same | TrysetItemTrialExtended | staff | | delivered
  report_damage      | tryset_delivered, return_requested, return_preparing, return_delivering, purchase_pending, purchased, return_failed, return_deferred | same | TrysetItemDamageReported | user, staff | | delivered, undamaged, in time
  correct_garment    | tryset_delivering, tryset_delivered, return_requested, return_preparing, return_delivering | same | TrysetItemGarmentCorrected | staff | reason
  undo_force_purchase | purchased | told | TrysetItemForcePurchaseUndone | staff | reason | forced, delivered, there
  charge_fault       | delivered and later | same | TrysetItemFaultCharged | staff | reason | delivered, there
  exchange_size      | tryset_requested, tryset_preparing | same | TrysetItemSizeExchanged | staff
  exchange_delivered | tryset_delivered | return_requested | TrysetItemExchanged | staff
  swap_garment       | tryset_delivering, tryset_delivered, return_requested, return_preparing, return_delivering | same | TrysetItemSwapBegun | staff | reason
  answer_swap        | requested and later | same | TrysetItemSwapAnswered | system
  end_swap           | requested and later | same | TrysetItemSwapEnded    | system
  correct_parcel     | tryset_delivering   | same | TrysetItemParcelCorrected       | brand_admin, staff
  correct_return_parcel | return_delivering | same | TrysetItemReturnParcelCorrected | staff
  remove             | tryset_canceled, return_delivered, purchased | same | TrysetItemRemoved            | staff | | there
  `,
  { 'requested and later': requestedAndLater, 'delivered and later': deliveredAndLater },
);
