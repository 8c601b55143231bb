import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Caller, notForThisCaller } from '#http/caller.ts';

/** The tables of a kind's spans. Each is a name in the database: `read.stock_item_spans`. */
export interface SpanTables {
  spans: string;
  days: string;
  stat: string;
  /** The table with the things' own rows. */
  own: string;
  /** Whether a thing has spans for each of its brands, and for all together (brand 0). */
  hasBrands: boolean;
  /** All statuses that a span may have. */
  statuses: readonly string[];
}

/** Whether a span was under way at an instant. */
export function spanAt(alias: string, time: string): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<SqlBool>`(${column('fromTime')} <= ${time} and (${column('untilTime')} is null or ${column('untilTime')} > ${time}))`;
}

/**
 * The brand whose spans a caller reads: null for staff in things of one brand, 0 for staff in things of several.
 *
 * @throws 403 for members: they read no past.
 */
export function spanBrand(caller: Caller, { hasBrands }: Pick<SpanTables, 'hasBrands'>): number | null {
  if (caller.label === 'brand_admin') return caller.brandId;
  if (caller.label !== 'staff') throw notForThisCaller(caller, ['staff', 'brand_admin']);
  return hasBrands ? 0 : null;
}

/** The conditions, one and all. */
export function allOf(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return conditions.length === 0 ? sql<SqlBool>`true` : sql.join(conditions, sql` and `);
}
