/** Who is to blame that a garment does not come back as it went. */
export const faultTypes = ['curator', 'product'] as const;
export type FaultType = (typeof faultTypes)[number];

/** What a member says of a look that is not posted. */
export const refusals = ['planned', 'refused'] as const;
export type Refusal = (typeof refusals)[number];

/** `idle` where the member has said nothing. */
export const refusalTypes = ['idle', ...refusals] as const;
export type RefusalType = (typeof refusalTypes)[number];

/** Where a look is posted; `Any` where nobody knows. */
export const snsTypes = ['Any', 'Blog', 'Instagram', 'Youtube'] as const;
export type SnsType = (typeof snsTypes)[number];

/** What becomes of a parcel that does not reach the member. */
export const deliveryOutcomes = ['lost', 'returned_to_sender'] as const;
export type DeliveryOutcome = (typeof deliveryOutcomes)[number];

/** What a garment is written off for. */
export const writeOffOutcomes = ['lost', 'damaged'] as const;
export type WriteOffOutcome = (typeof writeOffOutcomes)[number];

/** How a parcel goes out. */
export const deliveryTypes = ['express', 'normal'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];
