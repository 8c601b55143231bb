import type { FastifyReply } from 'fastify';
import { type CsvColumn, sendCsv } from '../kit/csv/csv-answer.ts';
import { type CsvChoices, wordingOf } from '../kit/csv/wording.ts';
import type { Reading } from '../kit/reading.ts';
import type { BrandWithStats } from './contract.ts';
import { type BrandsParams, brandList, matchingBrands } from './filters.ts';
import { shownBrands } from './show.ts';

const columns: readonly CsvColumn<BrandWithStats>[] = [
  { header: 'id', value: (brand) => brand.id },
  { header: 'name', value: (brand) => brand.name },
  { header: 'name_ko', value: (brand) => brand.nameKo },
  { header: 'sku_code', value: (brand) => brand.skuCode },
  { header: 'region', codes: 'region', value: (brand) => brand.regionId },
  { header: 'instagram_id', value: (brand) => brand.instagramId },
  { header: 'is_published', value: (brand) => brand.isPublished },
  { header: 'is_featured', value: (brand) => brand.isFeatured },
  { header: 'is_exclusive', value: (brand) => brand.isExclusive },
  { header: 'products', value: (brand) => brand.stats.productCount },
  { header: 'stock_items', value: (brand) => brand.stats.stockCount },
  { header: 'stock_items_in_use', value: (brand) => brand.stats.inUseCount },
  { header: 'tryset_items', value: (brand) => brand.stats.trysetItemCount },
  { header: 'items_to_send', value: (brand) => brand.stats.rentals.toSend },
  { header: 'items_out', value: (brand) => brand.stats.rentals.out },
  { header: 'items_in_return', value: (brand) => brand.stats.rentals.inReturn },
  { header: 'items_deferred', value: (brand) => brand.stats.rentals.deferred },
  { header: 'items_failed', value: (brand) => brand.stats.rentals.failed },
  { header: 'created_time', isTime: true, value: (brand) => brand.createdTime },
  { header: 'updated_time', isTime: true, value: (brand) => brand.updatedTime },
];

/** Brands read at once: their figures come from counters, a few rows for each. */
const together = 200;

/** Every brand that the filters match, in the list's order; the whole of it, whatever the page. */
export async function brandsCsv(
  { db, caller, now }: Reading,
  query: BrandsParams & CsvChoices,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const rows = brandList
    .sorted(matchingBrands(db, caller, query), query.order)
    .selectAll('brand')
    .stream(together);
  return sendCsv(reply, 'brands', wordingOf(query, now), columns, shown(rows));

  async function* shown(found: typeof rows) {
    let waiting = [];
    for await (const row of found) {
      waiting.push(row);
      if (waiting.length < together) continue;
      yield* await shownBrands(db, waiting);
      waiting = [];
    }
    yield* await shownBrands(db, waiting);
  }
}
