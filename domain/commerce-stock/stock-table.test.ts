import { commerceStockStates, otherPiece, piece, sale } from '../testing/commerce-stock.ts';
import { type Sample, testEveryRow } from '../testing/every-row.ts';
import { readRows } from '../testing/rows.ts';
import { type CommerceStock, type CommerceStockCommand, commerceStock } from './commerce-stock.ts';
import type { CommerceStockEvent } from './stock-events.ts';
import { commerceStockStatuses } from './stock-kinds.ts';
import { type CommerceStockAction, commerceStockTransitions } from './stock-transitions.ts';

/** The decided table: brands and staff offer, orders reserve, and the system settles. */
const decided = readRows(
  `set_sale | none, not_for_sale, for_sale | told | CommerceSaleSet | brand_admin, staff
   offer | none | for_sale | CommerceSaleSet | system
   set_available_count | not_for_sale, for_sale | same | CommerceAvailableCountSet | brand_admin, staff
   reserve | for_sale | same | CommerceStockReserved | user, staff, system | | left
   release | not_for_sale, for_sale | same | CommerceStockReleased | user, staff, system
   sell | not_for_sale, for_sale | same | CommerceStockSold | staff, system`,
  {},
);

type Case = Sample<CommerceStock, CommerceStockCommand, CommerceStockEvent>;

const warehouse = { ...sale, type: 'warehouse' } as const;

const samples: Readonly<Record<CommerceStockAction, Case>> = {
  set_sale: {
    command: { action: 'set_sale', ...warehouse },
    events: [{ type: 'CommerceSaleSet', data: warehouse }],
    told: { none: 'for_sale', not_for_sale: 'for_sale', for_sale: 'for_sale' },
  },
  offer: {
    command: { action: 'offer', ...warehouse },
    events: [{ type: 'CommerceSaleSet', data: warehouse }],
  },
  set_available_count: {
    command: { action: 'set_available_count', availableCount: 9 },
    events: [{ type: 'CommerceAvailableCountSet', data: { availableCount: 9 } }],
  },
  reserve: {
    command: { action: 'reserve', type: 'brand', ...piece },
    events: [{ type: 'CommerceStockReserved', data: piece }],
  },
  release: {
    command: { action: 'release', ...otherPiece },
    events: [{ type: 'CommerceStockReleased', data: otherPiece }],
    known: ['none'],
  },
  sell: {
    command: { action: 'sell', ...otherPiece },
    events: [{ type: 'CommerceStockSold', data: otherPiece }],
    known: ['none'],
  },
};

testEveryRow<CommerceStock, CommerceStockCommand, CommerceStockEvent>({
  entity: 'commerce_stock',
  decider: commerceStock,
  table: commerceStockTransitions,
  decided,
  samples,
  statuses: [...commerceStockStatuses],
  stateOf: (status) => commerceStockStates[status as keyof typeof commerceStockStates],
  factsOf: ({ availableCount }) => new Set(availableCount === 0 ? [] : ['left']),
});
