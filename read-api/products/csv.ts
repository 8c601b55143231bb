import { sql } from 'kysely';
import { brandName } from '../briefs/brands/name.ts';
import { columnsOf } from '../kit/csv/columns-of.ts';
import { type CsvFile, csvFile } from '../kit/csv/csv-file.ts';
import { type CsvChoices, wordingOf } from '../kit/csv/wording.ts';
import type { Reading } from '../kit/reading.ts';
import { productColumns } from './columns.ts';
import { matchingProducts, type ProductsParams, productList } from './filters.ts';
import { withNames } from './rows.ts';
import { type ProductFacts, productFacts } from './show.ts';
import { stockCounts } from './stock-counts.ts';

const columns = columnsOf(productColumns)<ProductFacts>([
  { header: 'id', value: (product) => product.id },
  { header: 'code', value: (product) => product.code },
  { header: 'name', value: (product) => product.name },
  { header: 'brand', value: (product, language) => brandName(product.brand, language) },
  { header: 'category', value: (product) => product.category?.name ?? null },
  { header: 'season', value: (product) => product.season?.name ?? null },
  { header: 'gender', codes: 'productGender', value: (product) => product.gender },
  { header: 'region', codes: 'region', value: (product) => product.regionId },
  { header: 'use_mode', codes: 'useMode', value: (product) => product.useMode },
  { header: 'original_price', value: (product) => product.originalPrice },
  { header: 'price', value: (product) => product.price },
  { header: 'discount_rate', value: (product) => product.discountRate },
  { header: 'is_published', value: (product) => product.isPublished },
  { header: 'is_sold_out', value: (product) => product.isSoldout },
  { header: 'is_sale_for_curator', value: (product) => product.isSaleForCurator },
  { header: 'is_commerce_sale_available', value: (product) => product.isCommerceSaleAvailable },
  { header: 'stock_total', value: (product) => product.stockStatusCount.total },
  { header: 'stock_in_use', value: (product) => product.stockStatusCount.inUse },
  { header: 'stock_requested', value: (product) => product.stockStatusCount.requested },
  { header: 'stock_in_check', value: (product) => product.stockStatusCount.inCheck },
  { header: 'stock_available', value: (product) => product.stockStatusCount.availability },
  { header: 'use_count', value: (product) => product.stockStatusCount.use },
  { header: 'enterprise_product_code', value: (product) => product.enterpriseProductCode },
  { header: 'published_time', isTime: true, value: (product) => product.publishedTime },
  { header: 'created_time', isTime: true, value: (product) => product.createdTime },
  { header: 'updated_time', isTime: true, value: (product) => product.updatedTime },
]);

/** All products that match the list's filters, in the list's order, not only one page. */
export async function productsCsv(reading: Reading, query: ProductsParams & CsvChoices): Promise<CsvFile> {
  const { products } = await matchingProducts(reading, query);
  const rows = withNames(productList.sorted(products, query.order)).select(counters).stream(500);
  const wording = wordingOf(query, reading.now);
  return csvFile({ name: 'products', wording, columns, rows: shown(rows) });

  async function* shown(found: typeof rows) {
    for await (const { counters, ...row } of found) {
      yield productFacts(row, stockCounts(new Map(Object.entries(counters ?? {}))));
    }
  }
}

/** Aggregates a product's counters into one value, so that each streamed row is complete. */
const counters = sql<Record<string, number> | null>`(
  select jsonb_object_agg(counter.bucket, counter.count) from read.counters as counter
  where counter.stat = 'product_stock' and counter.scope = product.id)`.as('counters');
