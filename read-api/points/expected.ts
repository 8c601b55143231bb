import { sql } from 'kysely';
import { isBirthMonth } from '#domain/members/birth-month.ts';
import { stockPrice } from '#domain/stock/stock-price.ts';
import { type EarningTerms, uploadPoints } from '#domain/tryset-items/upload-points.ts';
import { notFound } from '#http/errors.ts';
import { membersFor } from '../briefs/members/scope.ts';
import { productsFor } from '../briefs/products/scope.ts';
import { businessDay } from '../kit/business-day.ts';
import type { Reading } from '../kit/reading.ts';
import { among } from '../kit/search.ts';
import type { ExpectedPoints } from './contract.ts';
import { pointPolicyNow } from './policy.ts';

/** Points that looks at these sizes would earn the caller now. Throws 404 for a size that the caller may not see. */
export async function expectedPoints(reading: Reading, sizeIds: readonly number[]): Promise<ExpectedPoints> {
  const terms = await termsOf(reading);
  const prices = await pricesOf(reading, sizeIds);
  const productSizes = sizeIds.map((id) => {
    const price = prices.get(id);
    if (price === undefined) throw notFound('product_size', id);
    return { id, ...uploadPoints(price, terms) };
  });
  const totalPoint = productSizes.reduce((sum, { lookUploadPoint }) => sum + lookUploadPoint, 0);
  return { totalPoint, productSizes };
}

async function termsOf({ db, caller, now }: Reading): Promise<EarningTerms> {
  const { revision: _, ...policy } = await pointPolicyNow(db);
  const row = await membersFor(db, caller)
    .leftJoin('private.people as person', (join) =>
      join.on('person.id', '=', sql<string>`'user:' || member.id`),
    )
    .where('member.id', '=', caller.id)
    .select(['member.grade', 'member.systemSetting', 'person.birthday'])
    .executeTakeFirst();
  if (row === undefined) throw notFound('user', caller.id);
  const { grade, systemSetting: own, birthday } = row;
  const today = businessDay(new Date(now));
  return { policy, grade, own, isBirthMonth: birthday !== null && isBirthMonth(birthday, today) };
}

/** Ranks grade S before A, B and C, and ungraded garments last. Reservations pick garments in this order. */
const gradeRank = sql`translate(coalesce(stock.grade, 'Z'), 'SABCZ', '01234')`;

/** Price of the garment that a request would reserve first; if none is free, the product's price. */
async function pricesOf({ db, caller }: Reading, sizeIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await productsFor(db, caller)
    .innerJoin('read.productSizes as size', 'size.productId', 'product.id')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('read.stockItems as stock')
          .whereRef('stock.productSizeId', '=', 'size.id')
          .where('stock.status', '=', 'in_stock')
          .where('stock.outStockRequest', '!=', 'requested')
          .where('stock.isRemoved', '=', false)
          .select('stock.discountRate')
          .orderBy(gradeRank)
          .orderBy('stock.useCount')
          .orderBy('stock.id')
          .limit(1)
          .as('garment'),
      (join) => join.onTrue(),
    )
    .where(among('size.id', sizeIds))
    .select(['size.id', 'product.originalPrice', 'product.discountRate', 'garment.discountRate as ofGarment'])
    .execute();
  return new Map(
    rows.map(({ id, originalPrice, discountRate, ofGarment }) => [
      id,
      stockPrice(originalPrice, ofGarment ?? discountRate),
    ]),
  );
}
