import pg from 'pg';
import { readConnection } from '#projections/kit/tables/connect.ts';

/** What of a member's points does not come out even; whole points. */
export interface PointDifference {
  of: 'points';
  userId: number;
  /** The account with what came and went, or the rewards of looks with what was decided of these. */
  sum: 'balance' | 'posting_reward';
  /** What stands there. */
  before: number;
  /** What should. */
  after: number;
}

/** Sums over all members. */
export interface PointSums {
  given: number;
  taken: number;
  captured: number;
  refunded: number;
  balances: number;
}

export interface Reconciled {
  sums: PointSums;
  differences: PointDifference[];
}

/** A decision is followed in the same request, or some seconds later: before that nothing is missing. */
const underWay = `interval '1 minute'`;

const amount = (type: string) =>
  `coalesce(sum((data ->> 'amount')::bigint) filter (where type = '${type}'), 0)::float8`;

const moved = `
  select entity_id::integer as user_id, ${amount('PointsGiven')} as given, ${amount('PointsTaken')} as taken,
    ${amount('PointsCaptured')} as captured, ${amount('PointsRefunded')} as refunded
  from read.log where category = 'point_account' group by entity_id`;

/**
 * By how much each decision of a look changes what stands given: one line an item. What is imported causes nothing, and
 * rewards that are imported with it were caused elsewhere.
 */
const decided = `
  select event_id, entity_id as look_id, recorded_at, (data ->> 'points')::bigint as points
  from read.log
  where category = 'look' and not imported
    and type in ('LookItemApproved', 'LookItemRejected', 'LookItemReopened', 'LookItemUntagged')
  union all
  select event_id, entity_id, recorded_at, (entry ->> 'points')::bigint
  from read.log, json_array_elements(case when type in ('LookRejected', 'LookRemoved') then data -> 'entries' end) as entry
  where category = 'look' and not imported`;

const rewards = `
  select entity_id::integer as user_id, causation_id,
    case type when 'PointsGiven' then 1 else -1 end * (data ->> 'amount')::bigint as points
  from read.log
  where category = 'point_account' and not imported and type in ('PointsGiven', 'PointsTaken')
    and data ->> 'pointReason' = 'posting_reward' and json_typeof(data -> 'forLook') = 'object'`;

/** One statement, so all of it is of one moment. Accounts that stand still since a parked event are left out. */
const statement = `
  with moved as (${moved}), decided as (${decided}), rewards as (${rewards}),
  whose as (
    select entity_id as look_id, (data ->> 'userId')::integer as user_id
    from read.log where category = 'look' and type = 'LookPosted'),
  due as (
    select user_id, sum(points) as points from decided join whose using (look_id)
    where recorded_at < now() - ${underWay} or event_id in (select causation_id from rewards) group by user_id),
  rewarded as (select user_id, sum(points) as points from rewards group by user_id)
  select user_id as "userId", coalesce(given, 0) as given, coalesce(taken, 0) as taken,
    coalesce(captured, 0) as captured, coalesce(refunded, 0) as refunded,
    coalesce(account.balance, 0)::float8 as balance,
    coalesce(rewarded.points, 0)::float8 as rewarded, coalesce(due.points, 0)::float8 as due,
    exists (select from read.parked where projection = 'point_accounts' and entity = user_id::text) as "standsStill"
  from moved full join due using (user_id) full join rewarded using (user_id)
    full join read.point_accounts as account using (user_id)
  order by user_id`;

interface Line extends Omit<PointSums, 'balances'> {
  userId: number;
  balance: number;
  rewarded: number;
  due: number;
  standsStill: boolean;
}

/**
 * Whether the points of all members come out even: what an account has with what came and went, and what looks earned with
 * what was decided of them.
 */
export async function pointsReconciled(databaseUrl: string): Promise<Reconciled> {
  const client = new pg.Client(readConnection(databaseUrl));
  await client.connect();
  try {
    const { rows } = await client.query<Line>(statement);
    return { sums: sumsOf(rows), differences: rows.flatMap(differencesOf) };
  } finally {
    await client.end();
  }
}

function sumsOf(lines: readonly Line[]): PointSums {
  const sums: PointSums = { given: 0, taken: 0, captured: 0, refunded: 0, balances: 0 };
  for (const { given, taken, captured, refunded, balance } of lines) {
    sums.given += given;
    sums.taken += taken;
    sums.captured += captured;
    sums.refunded += refunded;
    sums.balances += balance;
  }
  return sums;
}

function differencesOf({ userId, balance, rewarded, due, standsStill, ...moved }: Line): PointDifference[] {
  const { given, taken, captured, refunded } = moved;
  const found: PointDifference[] = [
    ...(standsStill
      ? []
      : [
          {
            of: 'points',
            userId,
            sum: 'balance',
            before: balance,
            after: given - taken - captured + refunded,
          } as const,
        ]),
    { of: 'points', userId, sum: 'posting_reward', before: rewarded, after: due },
  ];
  return found.filter(({ before, after }) => before !== after);
}
