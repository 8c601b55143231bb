import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { productsNamed } from '../briefs/products/search.ts';
import { stockLike } from '../briefs/stock/search.ts';
import { positionsBecauseOf } from '../kit/events/few.ts';
import type { Reading } from '../kit/reading.ts';
import { among, whereHeld } from '../kit/search.ts';

/**
 * A condition for incidents whose reason contains the text. It also matches those of garments and tryset items with this number,
 * or with the text in the garment's code or the product's name.
 */
export async function incidentsLike(reading: Reading, text: string): Promise<RawBuilder<SqlBool>> {
  const { db } = reading;
  const [because, stock, products] = await Promise.all([
    isBecauseOf(reading, text),
    stockLike(reading, text),
    productsNamed(reading, text),
  ]);
  const garments = db
    .selectFrom('read.stockItems as garment')
    .where((where) => where.or([stock('garment.id'), products('garment.productId')]))
    .select(sql<string>`'stock_item-' || garment.id`.as('stream'));
  const items = db
    .selectFrom('read.trysetItems as item')
    .where((where) => where.or([stock('item.stockItemId'), products('item.productId')]))
    .select(sql<string>`'tryset_item-' || item.id`.as('stream'));
  return sql<SqlBool>`(${because} or log.entity_id = ${text} or log.stream in ${garments.unionAll(items)})`;
}

/** The index finds the positions of a rare text. A common one is compared with each incident's reason. */
async function isBecauseOf(reading: Reading, text: string): Promise<RawBuilder<SqlBool>> {
  const positions = await positionsBecauseOf(reading, text);
  return positions === null
    ? whereHeld(sql`read.folded(log.metadata ->> 'reason')`, text)
    : among('log.position', positions);
}
