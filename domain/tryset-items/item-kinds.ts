/** Who is at fault if a garment comes back lost or damaged. */
export const faultTypes = ['curator', 'product'] as const;
export type FaultType = (typeof faultTypes)[number];

/** The answers of a member who does not post a look now: planned or refused. */
export const refusals = ['planned', 'refused'] as const;
export type Refusal = (typeof refusals)[number];

/** A member's answer about the look; `idle` if the member has not answered. */
export const refusalTypes = ['idle', ...refusals] as const;
export type RefusalType = (typeof refusalTypes)[number];

/** The networks of a look; `Any` if the network is unknown. */
export const snsTypes = ['Any', 'Blog', 'Instagram', 'Youtube'] as const;
export type SnsType = (typeof snsTypes)[number];

/** The outcomes of a parcel that did not reach the member. */
export const deliveryOutcomes = ['lost', 'returned_to_sender'] as const;
export type DeliveryOutcome = (typeof deliveryOutcomes)[number];

/** The reasons for writing off a garment. */
export const writeOffOutcomes = ['lost', 'damaged'] as const;
export type WriteOffOutcome = (typeof writeOffOutcomes)[number];

/** The steps of a return that can be missing when its garment arrives: the request, its acceptance, the parcel's number. */
export const missingSteps = ['request', 'acceptance', 'parcel'] as const;
export type MissingStep = (typeof missingSteps)[number];

/** The ways in which a parcel is sent. */
export const deliveryTypes = ['express', 'normal'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

/** What became of an item. `failed` and `deferred` are returns, and `lost` includes a forced purchase. */
export const itemOutcomes = [
  'returned',
  'purchased',
  'gifted',
  'lost',
  'damaged',
  'failed',
  'deferred',
  'canceled',
] as const;
export type ItemOutcome = (typeof itemOutcomes)[number];

/** The documented reasons with which outcomes come. Staff see the last one that an item's events tell. */
export const outcomeCauses = [
  'withdrawn',
  'denied',
  'force_denied',
  'delivery_lost',
  'returned_to_sender',
  'not_received',
  'return_requested',
  'exchanged',
  'unannounced',
  'order_returned',
  'return_failed',
  'deferred_curator',
  'deferred_product',
  'written_off_lost',
  'written_off_damaged',
  'forced_curator',
  'forced_product',
] as const;
export type OutcomeCause = (typeof outcomeCauses)[number];

/** The limits of a report that an item arrived damaged. */
export const damagePicturesAtMost = 5;
export const damageTextAtMost = 1000;
