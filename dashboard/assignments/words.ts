import type { MentionedIds } from '#domain/accounts/account.ts';
import type { Fields, Speaking, Words } from '../kit/history/words.ts';

const isNames = (value: Fields): value is Fields & MentionedIds =>
  Array.isArray(value.staffIds) && Array.isArray(value.brandAdminIds);

/**
 * Names the accounts in an event field, such as those that a comment mentions; null for fields that hold no accounts.
 */
function named(value: Fields, { t, nameOf }: Speaking): string | null {
  if (!isNames(value)) return null;
  const names = [
    ...value.staffIds.map((id) => nameOf('staffIds', id) ?? t('history.number', { id })),
    ...value.brandAdminIds.map((id) => nameOf('brandAdminIds', id) ?? t('history.number', { id })),
  ];
  return names.join(t('history.separator'));
}

export const words: Words = { object: named };
