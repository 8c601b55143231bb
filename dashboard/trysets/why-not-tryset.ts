import type { TFunction } from 'i18next';
import type { Action } from '#http/contract.ts';
import { label } from '../i18n/label.ts';

/** Why an action on a tryset is not possible now. */
export function whyNotTryset(t: TFunction, { reasonCode }: Pick<Action, 'reasonCode'>): string {
  const known = label(t, 'actions.why', reasonCode ?? '');
  return known === reasonCode ? t('actions.whyElse', { code: known }) : known;
}
