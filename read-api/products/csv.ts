import { sql } from 'kysely';
import { type CsvFile, csvFile } from '../kit/csv/csv-file.ts';
import { type CsvChoices, wordingOf } from '../kit/csv/wording.ts';
import type { Reading } from '../kit/reading.ts';
import { type ProductRead, productFields } from './fields.ts';
import { matchingProducts, type ProductsParams, productList } from './filters.ts';
import { withNames } from './rows.ts';
import { stockCounts } from './stock-counts.ts';

/** All products that match the list's filters, in the list's order, not only one page. */
export async function productsCsv(reading: Reading, query: ProductsParams & CsvChoices): Promise<CsvFile> {
  const { products } = await matchingProducts(reading, query);
  const rows = withNames(productList.sorted(products, query.order)).select(counters).stream(500);
  const wording = wordingOf(query, reading.now);
  const { columns } = productFields;
  return csvFile({ name: 'products', wording, columns, rows: read(rows) });

  async function* read(found: typeof rows): AsyncGenerator<ProductRead> {
    for await (const { counters, ...row } of found) {
      yield { ...row, counts: stockCounts(new Map(Object.entries(counters ?? {}))) };
    }
  }
}

/** Aggregates a product's counters into one value, so that each streamed row is complete. */
const counters = sql<Record<string, number> | null>`(
  select jsonb_object_agg(counter.bucket, counter.count) from read.counters as counter
  where counter.stat = 'product_stock' and counter.scope = product.id)`.as('counters');
