import type { TFunction } from 'i18next';
import type { Transition } from '#domain/transition-table.ts';
import type { Action } from '#http/contract.ts';
import { label, textAt } from '../../i18n/label.ts';
import type { ActionTable } from './action-table.ts';

/** The text for an impossible action, from the server's reason code. */
export function whyNot(
  t: TFunction,
  { statuses, why }: Pick<ActionTable, 'statuses' | 'why'>,
  row: Pick<Transition, 'from'>,
  status: string,
  { reasonCode }: Pick<Action, 'reasonCode'>,
): string {
  if (reasonCode === 'status') {
    const from = row.from.map((each) => label(t, statuses, each)).join(', ');
    return t('actions.notNow', { status: label(t, statuses, status), from });
  }
  return (why && textAt(t, `${why}.${reasonCode}`)) ?? whyText(t, reasonCode ?? '');
}

/** The text of a reason code. An unknown code, from a newer server, is shown as it is. */
export function whyText(t: TFunction, reasonCode: string): string {
  const known = label(t, 'actions.why', reasonCode);
  return known === reasonCode ? t('actions.whyElse', { code: known }) : known;
}
