/** What a member's cash comes from. */
export const cashSourceKinds = ['look_use', 'reservation', 'proposal'] as const;
export type CashSourceKind = (typeof cashSourceKinds)[number];

/** What a step of the account is: `due` to the member, or `reversed`. */
export const cashSteps = ['due', 'reversed'] as const;
export type CashStep = (typeof cashSteps)[number];

/** Cash of a source. A source gives its cash in turns 1, 2, …: a decision that is taken back may be repeated. */
export interface CashSource {
  kind: CashSourceKind;
  id: number;
  turn: number;
}

/** The greatest amount of one step, in whole KRW or JPY. */
export const cashAtMost = 100_000_000;
