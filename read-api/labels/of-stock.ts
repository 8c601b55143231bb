import type { Language } from '#domain/words/languages.ts';
import { brandBrief } from '../briefs/brands/brief.ts';
import { brandName } from '../briefs/brands/name.ts';
import { stockItemsFor } from '../briefs/stock/scope.ts';
import type { Reading } from '../kit/reading.ts';
import { among } from '../kit/search.ts';
import { shownSlot } from '../stock/parts.ts';
import { withNames } from '../stock/rows.ts';
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
    const slot = shownSlot(row.slot);
    return {
      code: row.code,
      title: row.productName ?? '',
      lines: [
        ...lineOf(
          brandName(brandBrief(row), language),
          row.sizeName && `${words.size} ${row.sizeName}`,
          row.colorCode,
        ),
        ...lineOf(slot && `${words.slot} ${slot.code}`),
      ],
    };
  });
}
