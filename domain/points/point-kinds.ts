/** The reasons for giving or taking points. */
export const pointReasons = [
  'feedback_reward',
  'sign_up_reward',
  'product_fault',
  'curator_fault',
  'membership_refund',
  'curator_incentive',
  'posting_reward',
  'curator_event',
  'force_subscription',
  'look_penalty',
] as const;
export type PointReason = (typeof pointReasons)[number];

/** Reasons for all movements: also paying a tryset, an order or a ticket, and forfeiture when a member is forgotten. */
export const moveReasons = [...pointReasons, 'tryset', 'purchase', 'plan', 'forfeiture'] as const;
export type MoveReason = (typeof moveReasons)[number];

/** The reasons that may make a balance negative: penalties and reversed rewards. */
export const mayOverdraw: ReadonlySet<PointReason> = new Set([
  'curator_fault',
  'look_penalty',
  'posting_reward',
  'curator_event',
]);

/** The directions of a movement of points. */
export const deltaTypes = ['plus', 'minus'] as const;
export type DeltaType = (typeof deltaTypes)[number];

/** Kinds of things that held points pay for. */
export const paidKinds = ['tryset', 'order', 'ticket'] as const;
export type PaidKind = (typeof paidKinds)[number];
