import type { TFunction } from 'i18next';
import { formatNumber } from '../../preferences/time.ts';
import type { ActionTable } from '../action-table.ts';

/** The title of an action on many entities: `Accept: 3 items`. */
export function bulkTitle(
  t: TFunction,
  { entity }: Pick<ActionTable, 'entity'>,
  action: string,
  amount: number,
): string {
  return t('common.pair', {
    name: action,
    value: t(`actions.things.${entity}`, { amount: formatNumber(amount) }),
  });
}
