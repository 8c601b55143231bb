import type { MoveReason, PaidKind } from './point-kinds.ts';

/** Something that held points pay for. Ids of kinds collide, so both fields identify it. */
export interface PaidFor {
  kind: PaidKind;
  id: number;
}

/** `tryset-21`: the key of its hold. */
export type PaidKey = `${PaidKind}-${number}`;

export function keyOfPaid({ kind, id }: PaidFor): PaidKey {
  return `${kind}-${id}`;
}

/** The reason of movements that pay for a kind. */
export const paidReasons = {
  tryset: 'tryset',
  order: 'purchase',
  ticket: 'plan',
} as const satisfies Record<PaidKind, MoveReason>;
