import { heldOf } from '#domain/points/holds.ts';
import { type PaidFor, paidReasons } from '#domain/points/paid-for.ts';
import { pointAccount } from '#domain/points/point-account.ts';
import type { PointAccountEvent, PointMove, PointRefund } from '#domain/points/point-events.ts';
import type { PaidKind } from '#domain/points/point-kinds.ts';
import { idOf, type Projection, type Recorded, type Words } from '../projection.ts';
import { type PointAccountRow, type PointMoveRow, pointAccountsTable, pointMovesTable } from './tables.ts';

type Moved = Omit<PointMoveRow, 'id' | 'userId' | 'number' | 'createdAt'>;

const forNothing = {
  trysetId: null,
  orderId: null,
  ticketId: null,
  lookId: null,
  entryId: null,
  trysetItemId: null,
};

/** The column that holds the id of the paid thing. */
const paidColumns = {
  tryset: 'trysetId',
  order: 'orderId',
  ticket: 'ticketId',
} as const satisfies Record<PaidKind, keyof PointMoveRow>;

/** The subject of a payment, and of its refund. */
function paidWith({ kind, id }: PaidFor) {
  return { ...forNothing, [paidColumns[kind]]: id, pointReason: paidReasons[kind] };
}

/** The tryset item that a refund is for; null if it has several, or pays for something else. */
function refundedItem({ for: { kind }, shares }: PointRefund): number | null {
  const [share] = shares;
  return kind === 'tryset' && shares.length === 1 && share !== undefined ? share.itemId : null;
}

/** Returns a function that reads an event's movement of points: credited with `sign` 1, debited with -1. */
function movedBy(sign: 1 | -1): (data: PointMove) => Moved {
  return ({ amount, balance, pointReason, message, forLook }) => ({
    delta: sign * amount,
    balance,
    pointReason,
    message: message === '' ? null : message,
    ...forNothing,
    ...forLook,
  });
}

/** How each event type moves points; null if it moves none. */
const moves: {
  readonly [Type in PointAccountEvent['type']]:
    | ((data: Extract<PointAccountEvent, { type: Type }>['data']) => Moved | null)
    | null;
} = {
  PointsGiven: movedBy(1),
  PointsTaken: movedBy(-1),
  PointsHeld: null,
  PointsReleased: null,
  PointsCaptured: ({ amount, balance, for: paid }) => ({
    ...paidWith(paid),
    delta: -amount,
    balance,
    message: null,
  }),
  PointsRefunded: (refund) => ({
    ...paidWith(refund.for),
    delta: refund.amount,
    balance: refund.balance,
    trysetItemId: refundedItem(refund),
    message: refund.message === '' ? null : refund.message,
  }),
  PointsSuspended: null,
  PointsResumed: null,
  PointsForfeited: ({ amount, balance }) =>
    amount === 0
      ? null
      : { ...forNothing, delta: -amount, balance, pointReason: 'forfeiture', message: null },
};

const words: Words<PointAccountEvent, PointAccountRow> = {
  PointsGiven: null,
  PointsTaken: null,
  PointsHeld: null,
  PointsReleased: null,
  PointsCaptured: null,
  PointsRefunded: null,
  PointsSuspended: null,
  PointsResumed: null,
  PointsForfeited: null,
};

export const pointAccountsProjection: Projection<PointAccountRow, PointAccountEvent> = {
  name: 'point_accounts',
  table: pointAccountsTable,
  categories: ['point_account'],
  knows: (type) => type in words,
  keys: (recorded) => [idOf(recorded)],
  fold(row, recorded) {
    const { event, at, revision } = recorded;
    const { balance: had, holds: held } = row ?? pointAccount.initial;
    const before = { ...pointAccount.initial, balance: had, holds: held };
    const { balance, holds } = pointAccount.evolve(before, event, at);
    return { userId: idOf(recorded), balance, held: heldOf(holds), holds, revision, updatedAt: at };
  },
};

const numberOf = ({ revision }: Recorded) => Number(revision) + 1;

/** Returns the event's movement of points; null if it moves none or has an unknown, newer type. */
function moveOf({ type, data }: PointAccountEvent): Moved | null {
  const move = (moves as Record<string, ((data: PointAccountEvent['data']) => Moved | null) | null>)[type];
  return move?.(data) ?? null;
}

export const pointMovesProjection: Projection<PointMoveRow, PointAccountEvent> = {
  name: 'point_moves',
  table: pointMovesTable,
  categories: ['point_account'],
  knows: (type) => type in moves,
  keys: (recorded) => (moveOf(recorded.event) === null ? [] : [`${recorded.entityId}:${numberOf(recorded)}`]),
  fold(row, recorded, key) {
    const moved = moveOf(recorded.event);
    if (moved === null) return row;
    const number = numberOf(recorded);
    return { id: String(key), userId: idOf(recorded), number, ...moved, createdAt: recorded.at };
  },
};
