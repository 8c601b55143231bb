import type { TFunction } from 'i18next';
import type { ItemResult } from '#http/contract.ts';
import { label, textAt } from '../../i18n/label.ts';
import type { ActionTable } from './action-table.ts';

/** Why the server refused one line of a bulk call: in the table's words, in common words, or as the server says it. */
export function lineRefusal(
  t: TFunction,
  { why }: Pick<ActionTable, 'why'>,
  { errorCode = '', message }: Pick<ItemResult, 'errorCode' | 'message'>,
): string {
  const code = errorCode.split('.')[1] ?? '';
  if (code === 'transition_not_allowed') return t('actions.why.status');
  if (code === 'not_found') return t('errors.notFound');
  const own = why && textAt(t, `${why}.${code}`);
  if (own) return own;
  const known = label(t, 'actions.why', code);
  return known === code ? (message ?? errorCode) : known;
}
