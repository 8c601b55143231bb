import { type PointAccountEvent, pointAccount } from '#domain/points/point-account.ts';
import { idOf, type Projection, type Recorded, type Words } from '../projection.ts';
import { type PointAccountRow, type PointMoveRow, pointAccountsTable, pointMovesTable } from './tables.ts';

/** Which way each event moves points. */
const signs = { PointsGiven: 1, PointsTaken: -1 } as const satisfies Record<
  PointAccountEvent['type'],
  1 | -1
>;

const words: Words<PointAccountEvent, PointAccountRow> = { PointsGiven: null, PointsTaken: null };

export const pointAccountsProjection: Projection<PointAccountRow, PointAccountEvent> = {
  name: 'point_accounts',
  table: pointAccountsTable,
  categories: ['point_account'],
  knows: (type) => type in words,
  keys: (recorded) => [idOf(recorded)],
  fold(row, recorded) {
    const { event, at, revision } = recorded;
    const before = { ...pointAccount.initial, ...(row !== null && { balance: row.balance }) };
    const { balance } = pointAccount.evolve(before, event, at);
    return { userId: idOf(recorded), balance, revision, updatedAt: at };
  },
};

const numberOf = ({ revision }: Recorded) => Number(revision) + 1;

export const pointMovesProjection: Projection<PointMoveRow, PointAccountEvent> = {
  name: 'point_moves',
  table: pointMovesTable,
  categories: ['point_account'],
  knows: (type) => type in signs,
  keys: (recorded) => [`${recorded.entityId}:${numberOf(recorded)}`],
  fold(row, recorded) {
    const { type, data } = recorded.event;
    if (!Object.hasOwn(signs, type)) return row;
    const { amount, balance, pointReason, message } = data;
    return {
      id: `${recorded.entityId}:${numberOf(recorded)}`,
      userId: idOf(recorded),
      number: numberOf(recorded),
      delta: signs[type] * amount,
      ...{ balance, pointReason, message },
      createdAt: recorded.at,
    };
  },
};
