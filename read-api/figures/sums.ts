import { sql } from 'kysely';
import { rentalGroupStatuses } from '#domain/tryset-items/rental-groups.ts';
import type { FigureRow, NowFigures, PeriodShare } from './contract.ts';
import { durationOf } from './period.ts';

type Quantiles = (number | null)[] | null;

interface Share {
  delivered: bigint;
  shelved: bigint;
  timed: bigint;
  due: bigint;
  posted: bigint;
  score: bigint | null;
  delivery: Quantiles;
  shelf: Quantiles;
}

/** Database columns of a brand, product or category; `before…` columns hold the values of the comparison period. */
export type Sums = { id: number; rows: bigint } & Record<keyof NowFigures | 'stock', bigint> &
  Share & { [Name in keyof Share as `before${Capitalize<Name>}`]: Share[Name] };

const inStatus = (statuses: readonly string[]) =>
  sql.raw(`part.kind = 'open' and part.status in (${statuses.map((status) => `'${status}'`).join(', ')})`);
const count = (condition: ReturnType<typeof inStatus>) => sql`count(*) filter (where ${condition})`;
const quantiles = (kind: string) =>
  sql`percentile_cont(array[0.5, 0.9]) within group (order by part.seconds) filter (where part.kind = ${sql.lit(kind)})`;

/** Select list with the sums in `Sums` and the columns by which rows can be sorted. */
export const sums = sql`
  part.id,
  ${count(sql.raw("part.kind = 'garment'"))} as stock,
  ${count(inStatus(rentalGroupStatuses.toSend))} as to_send,
  ${count(inStatus(rentalGroupStatuses.out))} as out,
  ${count(inStatus(rentalGroupStatuses.inReturn))} as in_return,
  ${count(inStatus(rentalGroupStatuses.deferred))} as deferred,
  ${count(inStatus(rentalGroupStatuses.failed))} as failed,
  ${count(sql.raw("part.kind = 'open' and part.flag"))} as overdue,
  ${share('', '')},
  ${share(' before', 'before_')},
  (${quantiles('delivered')})[1] as request_to_delivery,
  (${quantiles('shelved')})[1] as return_to_shelf,
  count(*) filter (where part.kind = 'delivered' and part.post = 'posted')::float8
    / nullif(count(*) filter (where part.kind = 'delivered' and part.flag), 0) as post_rate,
  coalesce(sum(part.seconds) filter (where part.kind = 'scored'), 0) as content_score`;

function share(before: string, prefix: string) {
  const delivered = `delivered${before}`;
  const shelved = `shelved${before}`;
  const as = (name: string) => sql.ref(`${prefix}${name}`);
  return sql`
    ${count(sql.raw(`part.kind = '${delivered}'`))} as ${as('delivered')},
    ${count(sql.raw(`part.kind = '${shelved}'`))} as ${as('shelved')},
    ${count(sql.raw(`part.kind = '${shelved}' and part.seconds is not null`))} as ${as('timed')},
    ${count(sql.raw(`part.kind = '${delivered}' and part.flag`))} as ${as('due')},
    ${count(sql.raw(`part.kind = '${delivered}' and part.post = 'posted'`))} as ${as('posted')},
    sum(part.seconds) filter (where part.kind = ${sql.lit(`scored${before}`)}) as ${as('score')},
    ${quantiles(delivered)} as ${as('delivery')},
    ${quantiles(shelved)} as ${as('shelf')}`;
}

/** Converts sums to the API's shape. */
export function shareOf(row: Sums): Omit<FigureRow, 'id' | 'name' | 'nameKo' | 'code'> {
  return {
    stock: Number(row.stock),
    toSend: Number(row.toSend),
    out: Number(row.out),
    overdue: Number(row.overdue),
    inReturn: Number(row.inReturn),
    deferred: Number(row.deferred),
    failed: Number(row.failed),
    current: periodShare(row),
    previous: periodShare({
      delivered: row.beforeDelivered,
      shelved: row.beforeShelved,
      timed: row.beforeTimed,
      due: row.beforeDue,
      posted: row.beforePosted,
      score: row.beforeScore,
      delivery: row.beforeDelivery,
      shelf: row.beforeShelf,
    }),
  };
}

function periodShare({ delivered, shelved, timed, due, posted, score, delivery, shelf }: Share): PeriodShare {
  return {
    delivered: Number(delivered),
    shelved: Number(shelved),
    requestToDelivery: durationOf(delivered, delivery),
    returnToShelf: durationOf(timed, shelf),
    posts: { due: Number(due), posted: Number(posted) },
    contentScore: Number(score ?? 0),
  };
}
