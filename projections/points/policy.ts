import {
  firstPointPolicy,
  type PointPolicyEvent,
  type PointPolicyState,
  pointPolicy,
} from '#domain/points/point-policy.ts';
import { type Table, table } from '../kit/tables/table.ts';
import { idOf, type Projection } from '../projection.ts';

/** The points for looks and sign-ups, as set by staff. The row is missing until staff set the first policy. */
export interface PointPolicyRow extends Omit<PointPolicyState, 'status'> {
  id: number;
  revision: bigint;
  updatedAt: string;
}

export const pointPoliciesTable: Table<PointPolicyRow> = table('read.point_policies', 'id', {
  id: 'integer',
  white: 'integer',
  gray: 'integer',
  red: 'integer',
  black: 'integer',
  partner: 'integer',
  birthMonth: 'integer',
  signUpReward: 'integer',
  revision: 'bigint',
  updatedAt: 'timestamptz',
});

/** Lists every event type, so that a missing type does not compile. */
const known: Readonly<Record<PointPolicyEvent['type'], true>> = { PointPolicyRevised: true };

export const pointPoliciesProjection: Projection<PointPolicyRow, PointPolicyEvent> = {
  name: 'point_policies',
  table: pointPoliciesTable,
  categories: ['point_policy'],
  knows: (type) => type in known,
  keys: (recorded) => [idOf(recorded)],
  fold(row, recorded) {
    const { event, at, revision } = recorded;
    const before = { ...firstPointPolicy, ...row, status: 'valid' as const };
    const { status: _, ...policy } = pointPolicy.evolve(before, event, at);
    return { ...policy, id: idOf(recorded), revision, updatedAt: at };
  },
};
