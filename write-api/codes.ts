import { type Kysely, sql } from 'kysely';
import { type Claim, stockCodeClaim } from '#domain/claim-values.ts';
import type { Claimant } from '#domain/claims.ts';
import type { ProductEvent } from '#domain/products/product-events.ts';
import type { StockItemEvent } from '#domain/stock/stock-events.ts';
import { entityOf, type StoredEvent } from '#event-store/stored-event.ts';
import type { WriteDatabase } from './database.ts';
import type { WriteDeps } from './deps.ts';
import type { Indexer } from './kit/index/indexed.ts';
import { indexedOnce } from './kit/index/until-known.ts';

/** The code that an event gives to a garment or a product. Null for `code` removes the code; a missing brand keeps the brand. */
interface Coded {
  category: 'stock_item' | 'product';
  id: number;
  brandId: number | null;
  code: string | null;
}

/**
 * Indexes the codes of garments and products, normalized for comparison. It finds codes without a claim: imported ones, and
 * ones claimed before codes were folded. The index only proposes candidates; the entities' own streams decide.
 */
export const codeIndex: Indexer = {
  keep: indexCodes,
  table: 'write.codes',
};

async function indexCodes(db: Kysely<WriteDatabase>, events: readonly StoredEvent[]): Promise<void> {
  const last = new Map<string, Coded>();
  for (const event of events) {
    const coded = codedBy(event);
    if (coded === null) continue;
    last.set(event.stream, { ...coded, brandId: coded.brandId ?? last.get(event.stream)?.brandId ?? null });
  }
  const rows = [...last.values()];
  const registered = rows.filter(({ brandId }) => brandId !== null);
  const revised = rows.filter(({ brandId }) => brandId === null);
  if (registered.length > 0) {
    await sql`
      insert into write.codes (category, entity_id, brand_id, code) select * from ${columns(registered)}
      on conflict (category, entity_id) do update set brand_id = excluded.brand_id, code = excluded.code
    `.execute(db);
  }
  if (revised.length > 0) {
    await sql`
      update write.codes set code = said.code from ${columns(revised)} as said (category, id, brand_id, code)
      where codes.category = said.category and codes.entity_id = said.id
    `.execute(db);
  }
}

/**
 * Creates a function that looks up the entities that seem to have the code of a claim; it finds none for other kinds of
 * claims. It throws 503 until the index has all events that existed at its first call: before that, a missing code proves
 * nothing.
 */
export function createCodeHolders(
  deps: Pick<WriteDeps, 'db' | 'streams' | 'indexed'>,
): (claim: Claim) => Promise<Claimant[]> {
  const wasWhole = indexedOnce(deps);
  return async ({ kind, value }) => {
    const category = kind === 'stock_code' ? 'stock_item' : kind === 'product_code' ? 'product' : null;
    if (category === null) return [];
    await wasWhole();
    const { brandId, code } = partsOf(category, value);
    const rows = await deps.db
      .selectFrom('write.codes')
      .select('entity_id')
      .where('category', '=', category)
      .where('code', '=', code)
      .$if(brandId !== null, (query) => query.where('brand_id', '=', brandId))
      .orderBy('entity_id')
      .execute();
    return rows.map((row) => ({ category, id: Number(row.entity_id) }));
  };
}

/** Splits a claimed value into brand and code. Only a product's value contains its brand. */
function partsOf(category: Coded['category'], value: string): { brandId: number | null; code: string } {
  if (category === 'stock_item') return { brandId: null, code: value };
  const colon = value.indexOf(':');
  return { brandId: Number(value.slice(0, colon)), code: value.slice(colon + 1) };
}

function codedBy({ stream, type, data }: StoredEvent): Coded | null {
  const { category, id } = entityOf(stream);
  const of = { id: Number(id), brandId: null };
  const event = { type, data } as StockItemEvent | ProductEvent;
  switch (event.type) {
    case 'StockItemRegistered':
    case 'ProductRegistered':
      // An event with invalid data gives no code.
      if (typeof event.data?.brandId !== 'number') return null;
      return coded(category, { ...of, brandId: event.data.brandId }, event.data.code);
    case 'StockItemTermsRevised':
    case 'ProductRevised':
      return coded(category, of, event.data?.changed?.code);
    default:
      return null;
  }
}

function coded(category: string, of: Pick<Coded, 'id' | 'brandId'>, code: unknown): Coded | null {
  if (code !== null && typeof code !== 'string') return null;
  if (category !== 'stock_item' && category !== 'product') return null;
  return { ...of, category, code };
}

function columns(rows: readonly Coded[]) {
  const codes = rows.map(({ code }) => (code === null ? null : stockCodeClaim(code).value));
  return sql`unnest(
    ${rows.map(({ category }) => category)}::text[],
    ${rows.map(({ id }) => id)}::bigint[],
    ${rows.map(({ brandId }) => brandId)}::bigint[],
    ${codes}::text[]
  )`;
}
