import { unavailableReasons } from '#domain/stock/stock-status.ts';
import type { NamedFilter } from '../../kit/list/filters.ts';
import { shapeFor } from '../../kit/list/list-state.ts';

export const reimbursementsPath = '/v1/stocks/reimbursement-items';

const filters: readonly NamedFilter[] = [
  { name: 'brand_id', kind: 'lookup', several: false, text: 'stockItem.fields.brandId', staffOnly: true },
  { name: 'unavailable_date', kind: 'period', wire: 'days', text: 'stockItem.fields.unavailableDate' },
  {
    name: 'unavailable_reasons',
    kind: 'choices',
    text: 'stockItem.fields.unavailableReason',
    options: unavailableReasons,
    group: 'stockItem.unavailableReason',
  },
];

/** The filters of the list of reimbursements. It has one order: newest garments first. */
export const reimbursementShape = shapeFor({ filters, orders: [] });
