import type { Client } from 'pg';

/** A member's points that do not add up, in whole points. */
export interface PointDifference {
  of: 'points';
  userId: number;
  /**
   * Which sum is wrong. `balance`: the account and its movements differ. `posting_reward`: the rewards and the
   * decisions on looks differ.
   */
  sum: 'balance' | 'posting_reward';
  /** The value that is stored. */
  before: number;
  /** The value that the events give. */
  after: number;
}

/** Sums over all members. */
export interface PointSums {
  given: number;
  taken: number;
  captured: number;
  refunded: number;
  forfeited: number;
  balances: number;
  /** Number of looks whose rewards do not match their decisions yet, as one of the two was recorded just now. */
  underWay: number;
}

export interface Reconciled {
  sums: PointSums;
  differences: PointDifference[];
}

/**
 * Younger entries are not compared: a reward and its decision may be recorded in either order. The same request or
 * the reactor adds the reward, and an import writes point accounts before looks.
 */
const settling = `interval '1 minute'`;

const amount = (type: string) =>
  `coalesce(sum((data ->> 'amount')::bigint) filter (where type = '${type}'), 0)::float8`;

const moved = `
  select entity_id::integer as user_id, ${amount('PointsGiven')} as given, ${amount('PointsTaken')} as taken,
    ${amount('PointsCaptured')} as captured, ${amount('PointsRefunded')} as refunded,
    ${amount('PointsForfeited')} as forfeited
  from read.log where category = 'point_account' group by entity_id`;

/**
 * The change of rewards by each decision on a look, one line per item. Imported decisions cause no rewards, and
 * imported rewards have their cause elsewhere.
 */
const decided = `
  select entity_id as look_id, data ->> 'entryId' as entry_id, position, recorded_at,
    (data ->> 'points')::bigint as points
  from read.log
  where category = 'look' and not imported
    and type in ('LookItemApproved', 'LookItemRejected', 'LookItemReopened', 'LookItemUntagged')
  union all
  select entity_id, entry ->> 'entryId', position, recorded_at, (entry ->> 'points')::bigint
  from read.log, json_array_elements(case when type in ('LookRejected', 'LookRemoved') then data -> 'entries' end) as entry
  where category = 'look' and not imported`;

const rewards = `
  select entity_id::integer as user_id, data -> 'forLook' ->> 'lookId' as look_id,
    data -> 'forLook' ->> 'entryId' as entry_id, position, recorded_at,
    case type when 'PointsGiven' then 1 else -1 end * (data ->> 'amount')::bigint as points
  from read.log
  where category = 'point_account' and not imported and type in ('PointsGiven', 'PointsTaken')
    and data ->> 'pointReason' = 'posting_reward' and json_typeof(data -> 'forLook') = 'object'`;

/** Rewards that are due when the member's ban ends. */
const suspended = `
  select entity_id::integer as user_id, data -> 'forLook' ->> 'lookId' as look_id,
    data -> 'forLook' ->> 'entryId' as entry_id, position, recorded_at, (data ->> 'delta')::bigint as points
  from read.log as suspended
  where category = 'point_account' and not imported and type = 'PointsSuspended'
    and data ->> 'pointReason' = 'posting_reward' and json_typeof(data -> 'forLook') = 'object'
    and not exists (
      select from read.log as resumed
      where resumed.category = 'point_account' and resumed.entity_id = suspended.entity_id
        and resumed.type in ('PointsResumed', 'PointsForfeited') and resumed.position > suspended.position)`;

/** Forgotten members, whose rewards no longer follow decisions. */
const forgotten = `
  select entity_id::integer as user_id from read.log where category = 'user' and type = 'MemberForgotten'`;

/**
 * Leaves out accounts behind a parked event, and entries that are still in progress. An entry is in progress if it is
 * younger than a minute, or if the reactor has not passed one of its events. $1 is the reactor's checkpoint; null
 * without a reactor.
 */
const statement = `
  with moved as (${moved}),
  whose as (
    select entity_id as look_id, (data ->> 'userId')::integer as user_id
    from read.log where category = 'look' and type = 'LookPosted'),
  changes as (
    select user_id, look_id, entry_id, position, recorded_at, points as due, 0 as rewarded
    from (${decided}) as decided join whose using (look_id)
    union all
    select user_id, look_id, entry_id, position, recorded_at, 0, points
    from (${rewards} union all ${suspended}) as rewards),
  entries as (
    select user_id, sum(rewarded) as rewarded, sum(due) as due,
      sum(rewarded) <> sum(due) and (max(position) > $1 or max(recorded_at) > now() - ${settling}) is true as is_under_way
    from changes where user_id not in (${forgotten}) group by user_id, look_id, entry_id),
  looks as (
    select user_id, sum(rewarded) as rewarded, sum(case when is_under_way then rewarded else due end) as due,
      count(*) filter (where is_under_way) as under_way
    from entries group by user_id)
  select user_id as "userId", coalesce(given, 0) as given, coalesce(taken, 0) as taken,
    coalesce(captured, 0) as captured, coalesce(refunded, 0) as refunded, coalesce(forfeited, 0) as forfeited,
    coalesce(account.balance, 0)::float8 as balance,
    coalesce(rewarded, 0)::float8 as rewarded, coalesce(due, 0)::float8 as due,
    coalesce(under_way, 0)::float8 as "underWay",
    exists (select from read.parked where projection = 'point_accounts' and entity = user_id::text) as "standsStill"
  from moved full join looks using (user_id) full join read.point_accounts as account using (user_id)
  order by user_id`;

interface Line extends Omit<PointSums, 'balances'> {
  userId: number;
  balance: number;
  rewarded: number;
  due: number;
  standsStill: boolean;
}

/**
 * Compares the points of all members: each account with its movements, and the rewards of looks with the decisions on
 * them. Call it in the transaction that reads the rows, so that both have one position. `reactedTo` is the reactor's
 * checkpoint, read before this transaction began; null if no reactor ever ran.
 */
export async function pointsReconciled(client: Client, reactedTo: bigint | null): Promise<Reconciled> {
  const { rows } = await client.query<Line>(statement, [reactedTo]);
  return { sums: sumsOf(rows), differences: rows.flatMap(differencesOf) };
}

function sumsOf(lines: readonly Line[]): PointSums {
  const sums: PointSums = {
    given: 0,
    taken: 0,
    captured: 0,
    refunded: 0,
    forfeited: 0,
    balances: 0,
    underWay: 0,
  };
  for (const { given, taken, captured, refunded, forfeited, balance, underWay } of lines) {
    sums.given += given;
    sums.taken += taken;
    sums.captured += captured;
    sums.refunded += refunded;
    sums.forfeited += forfeited;
    sums.balances += balance;
    sums.underWay += underWay;
  }
  return sums;
}

function differencesOf({ userId, balance, rewarded, due, standsStill, ...moved }: Line): PointDifference[] {
  const { given, taken, captured, refunded, forfeited } = moved;
  const found: PointDifference[] = [
    ...(standsStill
      ? []
      : [
          {
            of: 'points',
            userId,
            sum: 'balance',
            before: balance,
            after: given - taken - captured + refunded - forfeited,
          } as const,
        ]),
    { of: 'points', userId, sum: 'posting_reward', before: rewarded, after: due },
  ];
  return found.filter(({ before, after }) => before !== after);
}
