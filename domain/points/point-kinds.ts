/** What points are given or taken for. */
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

/** Why points moved: also what members spend them on, and that the member was forgotten. */
export const moveReasons = [...pointReasons, 'tryset', 'forfeiture'] as const;
export type MoveReason = (typeof moveReasons)[number];

/** Penalties, and rewards that are taken back: for these an account may fall below zero. */
export const mayOverdraw: ReadonlySet<PointReason> = new Set([
  'curator_fault',
  'look_penalty',
  'posting_reward',
]);

/** Which way points went. */
export const deltaTypes = ['plus', 'minus'] as const;
export type DeltaType = (typeof deltaTypes)[number];
