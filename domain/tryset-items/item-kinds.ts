/** Who is at fault if a garment comes back lost or damaged. */
export const faultTypes = ['curator', 'product'] as const;
export type FaultType = (typeof faultTypes)[number];

/** A member's answers when not posting a look. */
export const refusals = ['planned', 'refused'] as const;
export type Refusal = (typeof refusals)[number];

/** `idle` if the member has not answered. */
export const refusalTypes = ['idle', ...refusals] as const;
export type RefusalType = (typeof refusalTypes)[number];

/** The network of a look; `Any` if unknown. */
export const snsTypes = ['Any', 'Blog', 'Instagram', 'Youtube'] as const;
export type SnsType = (typeof snsTypes)[number];

/** What happened to a parcel that did not reach the member. */
export const deliveryOutcomes = ['lost', 'returned_to_sender'] as const;
export type DeliveryOutcome = (typeof deliveryOutcomes)[number];

/** Reasons for writing off a garment. */
export const writeOffOutcomes = ['lost', 'damaged'] as const;
export type WriteOffOutcome = (typeof writeOffOutcomes)[number];

/** How a parcel is sent. */
export const deliveryTypes = ['express', 'normal'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];
