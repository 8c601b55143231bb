import type { MentionedIds } from '#domain/accounts/account.ts';
import type { Area } from '../kit/areas/area.ts';
import type { Fields, Speaking } from '../kit/history/words.ts';

const isNames = (value: Fields): value is Fields & MentionedIds =>
  Array.isArray(value.staffIds) && Array.isArray(value.brandAdminIds);

/** Those whom a note names, by their names. */
function named(value: Fields, { t, nameOf }: Speaking): string | null {
  if (!isNames(value)) return null;
  const names = [
    ...value.staffIds.map((id) => nameOf('staffIds', id) ?? t('history.number', { id })),
    ...value.brandAdminIds.map((id) => nameOf('brandAdminIds', id) ?? t('history.number', { id })),
  ];
  return names.join(t('history.separator'));
}

/** Who sees to what: a part of the pages of things, of their histories, and of Home. */
export const assignments: Area = {
  words: { object: named },
  followed: [{ path: '/v1/assignments', also: ['tryset', 'tryset_item', 'stock_item', 'product'] }],
};
