import { OnlyReason } from '#write-api/orders/bodies.ts';
import { itemActions } from '#write-api/orders/item-actions.ts';
import { type FormSample, formsOfActions } from '../../testing/forms.ts';
import { itemActionTable, orderActionTable } from '../order-action-tables.ts';

export const forms: readonly FormSample[] = [
  ...formsOfActions(orderActionTable, {}).map((sample) => ({ ...sample, body: OnlyReason })),
  ...formsOfActions(itemActionTable, itemActions),
];
