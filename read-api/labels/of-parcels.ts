import { sql } from 'kysely';
import { trysetItemCode } from '#domain/labels/label-codes.ts';
import { words as en } from '#domain/words/en.ts';
import { words as ja } from '#domain/words/ja.ts';
import { words as ko } from '#domain/words/ko.ts';
import type { Language } from '#domain/words/languages.ts';
import { seesRecipient, trysetItemsFor } from '../briefs/tryset-items/scope.ts';
import type { Reading } from '../kit/reading.ts';
import { among } from '../kit/search.ts';
import { withNames } from '../tryset-items/rows.ts';
import { shownTrysetItem } from '../tryset-items/show.ts';
import { allOf, possible } from './all-of.ts';
import { type Label, lineOf } from './label.ts';
import { labelWords } from './words.ts';

const couriers = { en: en.courier, ja: ja.courier, ko: ko.courier };

/**
 * Labels of the parcels of these tryset items, with the contents, the recipient if the caller may see it, and any
 * tracking number. On the way back, the label has the return's tracking number.
 * @throws 404 for the first item that the caller may not see.
 */
export async function labelsOfParcels(
  { db, caller, now }: Reading,
  ids: readonly number[],
  language: Language,
): Promise<Label[]> {
  const rows = await withNames(trysetItemsFor(db, caller))
    .leftJoin('private.people as recipient', (join) =>
      join.on('recipient.id', '=', sql<string>`'tryset:' || item.tryset_id`),
    )
    .select('recipient.name as recipientName')
    .where(among('item.id', possible(ids)))
    .execute();
  const words = labelWords[language];
  return allOf('tryset_item', ids, rows).map((row) => {
    const { user, product, productSize, stock, returnItem, ...item } = shownTrysetItem(row, { caller, now });
    const recipient = seesRecipient(caller, [row.status]) ? row.recipientName : null;
    const parcel = returnItem?.trackingNumber ? returnItem : item;
    return {
      code: trysetItemCode(row.id),
      title: lineOf(recipient ?? user.realName, user.username)[0] ?? null,
      lines: [
        ...lineOf(product.name),
        ...lineOf(
          productSize.name && `${words.size} ${productSize.name}`,
          stock.code,
          `${words.tryset} ${row.trysetId}`,
        ),
        ...lineOf(parcel.trackingNumber, parcel.courier && couriers[language][parcel.courier]),
      ],
    };
  });
}
