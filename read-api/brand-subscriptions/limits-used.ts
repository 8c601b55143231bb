import { sql } from 'kysely';
import type { PlanTerms } from '#domain/brand-plans/plan-terms.ts';
import { productsFor } from '../briefs/products/scope.ts';
import type { Reading } from '../kit/reading.ts';
import type { BrandSubscriptionStatus } from './contract.ts';

type Limits = Pick<PlanTerms, 'maxSkuAmount' | 'maxItemsPerSku'>;

/** A brand's products and garments against the limits of its plan. `plan` is null without limits. */
export async function limitsUsed(
  { db, caller }: Pick<Reading, 'db' | 'caller'>,
  brandId: number,
  plan: Limits | null,
): Promise<BrandSubscriptionStatus['limits']> {
  const most = { products: plan?.maxSkuAmount ?? null, items: plan?.maxItemsPerSku ?? null };
  const ofProducts = productsFor(db, caller)
    .leftJoin('read.stockItems as stock', (join) =>
      join.onRef('stock.productId', '=', 'product.id').on('stock.isRemoved', '=', false),
    )
    .where('product.brandId', '=', brandId)
    .groupBy('product.id')
    .select(({ fn }) => fn.count<string>('stock.id').as('items'));
  const { products, items, above } = await db
    .selectFrom(ofProducts.as('each'))
    .select([
      sql<string>`count(*)`.as('products'),
      sql<string>`coalesce(max(each.items), 0)`.as('items'),
      sql<string>`count(*) filter (where each.items > ${most.items}::integer)`.as('above'),
    ])
    .executeTakeFirstOrThrow();
  return {
    products: against(Number(products), most.products),
    itemsPerProduct: { ...against(Number(items), most.items), productsAbove: Number(above) },
  };
}

function against(used: number, most: number | null) {
  return { used, most, excess: most === null ? 0 : Math.max(0, used - most) };
}
