import { trysetCode } from '#domain/labels/label-codes.ts';
import type { Language } from '#domain/words/languages.ts';
import { businessDay } from '../kit/business-day.ts';
import type { Reading } from '../kit/reading.ts';
import { trysetRows } from '../trysets/rows.ts';
import { shownTrysets } from '../trysets/show.ts';
import { allOf, possible } from './all-of.ts';
import { type Label, lineOf } from './label.ts';
import { labelWords } from './words.ts';

/**
 * Labels of these trysets, with the data that the caller may see.
 * @throws 404 for the first tryset that the caller may not see.
 */
export async function labelsOfTrysets(
  reading: Reading,
  ids: readonly number[],
  language: Language,
): Promise<Label[]> {
  const rows = allOf('tryset', ids, await trysetRows(reading.db, reading.caller, possible(ids)));
  const words = labelWords[language];
  return (await shownTrysets(reading, rows)).map((tryset) => ({
    code: trysetCode(tryset.id),
    title: lineOf(tryset.name ?? tryset.user.realName, tryset.user.username)[0] ?? null,
    lines: [
      ...lineOf(words.tryset, words.items(tryset.itemsCount)),
      ...lineOf(`${words.requested} ${businessDay(new Date(tryset.createdTime))}`),
      ...lineOf(tryset.timeToPrepareDelivery && `${words.prepare} ${tryset.timeToPrepareDelivery}`),
      ...lineOf(tryset.expDeliveryTime && `${words.expected} ${tryset.expDeliveryTime}`),
    ],
  }));
}
