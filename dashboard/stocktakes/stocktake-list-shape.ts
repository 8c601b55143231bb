import { stocktakeStatuses } from '#domain/stocktakes/stocktake-kinds.ts';
import type { ListShape } from '../kit/list/list-state.ts';

/** The filters and sortings of the list of stocktakes. */
export const stocktakeListShape: ListShape = {
  filters: [
    {
      name: 'statuses',
      kind: 'choices',
      text: 'stocktake.fields.status',
      options: stocktakeStatuses,
      group: 'stocktake.status',
    },
    { name: 'sector', kind: 'text', text: 'stocktake.fields.sectorCode' },
    { name: 'has_failed', kind: 'flag', text: 'stocktake.hasFailed' },
  ],
  orders: ['id', 'sector_code', 'updated_time'],
};
