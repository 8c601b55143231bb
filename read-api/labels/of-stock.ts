import type { Language } from '#domain/words/languages.ts';
import { brandName } from '../briefs/brands/name.ts';
import { stockItemsFor } from '../briefs/stock/scope.ts';
import type { Reading } from '../kit/reading.ts';
import { among } from '../kit/search.ts';
import { withNames } from '../stock/rows.ts';
import { stockItemFacts } from '../stock/show.ts';
import { allOf, possible } from './all-of.ts';
import { type Label, lineOf } from './label.ts';
import { labelWords } from './words.ts';

/**
 * Labels of these garments.
 *
 * @throws 404 for the first garment that the caller may not see.
 */
export async function labelsOfStock(
  { db, caller }: Reading,
  ids: readonly number[],
  language: Language,
): Promise<Label[]> {
  const rows = await withNames(stockItemsFor(db, caller))
    .select('product.colorCode')
    .where(among('stock.id', possible(ids)))
    .execute();
  const words = labelWords[language];
  return allOf('stock_item', ids, rows).map((row) => {
    const { code, product, productSize, brand, slot } = stockItemFacts(row);
    return {
      code,
      title: product.name,
      lines: [
        ...lineOf(
          brandName(brand, language),
          productSize.name && `${words.size} ${productSize.name}`,
          row.colorCode,
        ),
        ...lineOf(slot && `${words.slot} ${slot.code}`),
      ],
    };
  });
}
