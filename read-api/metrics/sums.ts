import { type RawBuilder, sql } from 'kysely';
import {
  type MetricSums,
  type MoneyField,
  moneyFields,
  type SumField,
  sumFields,
} from '#domain/metrics/metric-fields.ts';
import { snakeCase } from '#domain/text/snake-case.ts';
import type { Period } from '#http/filters.ts';
import type { Paging, Sorting } from '#http/lists.ts';
import { itemDaysTable, lookDaysTable, orderDaysTable, useDaysTable } from '#projections/metrics/tables.ts';
import type { Reading } from '../kit/reading.ts';
import { scopeKey } from '../kit/scope.ts';
import type { Asked } from './asked.ts';
import { itemPart, unduePart } from './item-parts.ts';
import { keptOf, periodKept } from './kept.ts';
import { keptPart } from './kept-part.ts';
import { likePart } from './like-part.ts';
import { cashPart, contentPart, likedLooksPart } from './look-parts.ts';
import { confirmedUsesParts, orderPart } from './money-parts.ts';
import type { Part } from './part.ts';

/** The sums of a row, of a brand, product or member. */
export interface SumsOf extends MetricSums {
  id: number;
}

/** The number of all rows with a number, their total, and the rows of the page. */
export interface Summed {
  count: number;
  total: MetricSums;
  rows: SumsOf[];
}

interface Choice {
  sorting: Sorting;
  /** Null: all rows. */
  paging: Paging | null;
}

type Found = SumsOf & { place: number; count: number };

/** Sums what began in the period, by brand, product or member. Rows without a counted number are left out. */
export async function sumsOf(
  reading: Reading,
  asked: Asked,
  period: Period,
  { sorting, paging }: Choice,
): Promise<Summed> {
  if (asked.isOfOther) return { count: 0, total: noSums, rows: [] };
  const key = `metrics ${scopeKey(reading.caller)} ${reading.now.slice(0, 16)}`;
  const parts = partsOf(reading, asked, period);
  const by = ordering(sorting);
  const page = paging === null ? sql`` : sql`limit ${paging.limit} offset ${paging.offset}`;
  const query = sql<Found>`with summed as materialized (
      select part.id, ${list((field) => sql`sum(part.${field}) as ${field}`)}
      from (${sql.join(parts, sql` union all `)}) as part group by part.id
      having ${list((field) => sql`sum(part.${field}) <> 0`, sql` or `)})
    select null::integer as id, ${list((field) => sql`coalesce(sum(${field}), 0) as ${field}`)},
      0 as place, count(*)::float8 as count from summed
    union all
    select id, ${list((field) => field)}, (row_number() over (order by ${by}))::float8, 0
    from (select * from summed order by ${by} ${page}) as page`;
  const compiled = query.compile(reading.db);
  const { found } = await reading.remember(
    `${key} ${compiled.sql} ${JSON.stringify(compiled.parameters)}`,
    async () => ({ found: (await query.execute(reading.db)).rows }),
  );
  const [total, ...rows] = found.toSorted((one, other) => one.place - other.place);
  return { count: total?.count ?? 0, total: total ?? noSums, rows };
}

const noSums = Object.fromEntries(sumFields.map((field) => [field, 0])) as MetricSums;

/**
 * The parts of all sources. What can be comes from sums that the runner keeps, the rest from the rows. Brand admins see neither
 * points nor cash.
 */
function partsOf(reading: Reading, asked: Asked, period: Period): Part[] {
  const { kept, parts } = keptOf(asked, period);
  return [
    ...kept.flatMap((stretch) => [
      ...keptIn(asked).map((table) => keptPart(reading, table, asked, stretch)),
      unduePart(reading, asked, periodKept(stretch)),
    ]),
    ...parts.flatMap((stretch) => [
      itemPart(reading, asked, stretch),
      contentPart(reading, asked, stretch),
      likedLooksPart(asked, stretch),
      orderPart(reading, asked, stretch),
      ...confirmedUsesParts(reading, asked, stretch),
    ]),
    likePart(asked, period),
    ...(reading.caller.label === 'staff' ? [cashPart(asked, period)] : []),
  ];
}

const keptIn = ({ dimension }: Asked) => [
  itemDaysTable,
  lookDaysTable,
  orderDaysTable,
  ...(dimension === 'products' ? [] : [useDaysTable]),
];

function list(
  each: (field: RawBuilder<unknown>, name: SumField) => RawBuilder<unknown>,
  separator = sql`, `,
): RawBuilder<unknown> {
  return sql.join(
    sumFields.map((name) => each(sql.ref(name), name)),
    separator,
  );
}

/** Money of several currencies is ordered by its plain sum. */
function ordering({ field, descending }: Sorting): RawBuilder<unknown> {
  const direction = sql.raw(descending ? 'desc' : 'asc');
  const money = moneyFields.find((name) => snakeCase(name) === field);
  return sql`${money === undefined ? numberOf(field) : bothOf(money)} ${direction} nulls last, id ${direction}`;
}

function numberOf(field: string): RawBuilder<unknown> {
  if (field !== 'post_rate') return sql.ref(field);
  return sql`posted_count / nullif(posted_count + refused_count + overdue_count, 0)`;
}

function bothOf(money: MoneyField): RawBuilder<unknown> {
  return sql`${sql.ref(`${money}Krw`)} + ${sql.ref(`${money}Jpy`)}`;
}
