import { type Asked, accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import { untouched } from '../exhaustive.ts';
import { checkTransition, factOf } from '../transition-table.ts';
import type { CommercePiece, CommerceSale, CommerceStockEvent } from './stock-events.ts';
import type { CommerceStockStatus, CommerceStockType } from './stock-kinds.ts';
import { commerceStockRules, commerceStockTransitions } from './stock-transitions.ts';

/** The highest count that can be set. */
export const availableCountAtMost = 1_000_000;

export interface CommerceStock extends Omit<CommerceSale, 'isForSale'> {
  status: CommerceStockStatus;
  /** How many more pieces may be sold, never below zero; null for a warehouse's stock without a limit besides its garments. */
  availableCount: number | null;
  /** The pieces that wait for their order, the oldest first. */
  reserved: readonly CommercePiece[];
  soldCount: number;
}

export type CommerceStockCommand =
  | ({ action: 'set_sale' } & CommerceSale)
  | ({ action: 'offer' } & CommerceSale)
  | { action: 'set_available_count'; availableCount: number | null }
  /** `type`: who ships the piece, as the order sees it. */
  | ({ action: 'reserve'; type: CommerceStockType } & CommercePiece)
  | ({ action: 'release' | 'sell' } & CommercePiece);

/**
 * The decider of the stream `commerce_stock-<size id>`: what the shop may sell of one size. A brand's pieces are decided here,
 * so the count never falls below zero. A warehouse's garments decide in their own streams, and the count limits them further.
 */
export const commerceStock: Decider<CommerceStock, CommerceStockCommand, CommerceStockEvent> = {
  category: 'commerce_stock',
  initial: {
    status: 'none',
    productSizeId: 0,
    productId: 0,
    brandId: 0,
    type: 'warehouse',
    availableCount: null,
    reserved: [],
    soldCount: 0,
  },
  decide,
  evolve,
  brandIds: ({ brandId }) => (brandId === 0 ? [] : [brandId]),
};

function decide(
  state: CommerceStock,
  command: CommerceStockCommand,
  asked: Asked,
): Decision<CommerceStockEvent> {
  const refused = checkTransition(commerceStockRules, state, command, asked);
  if (refused?.refusal.kind === 'forbidden') return refused;
  if (command.action === 'reserve' && isReserved(state, command)) return nothingToDo;
  if (asked.actor.label === 'system' && isOver(state, command)) return nothingToDo;
  if (refused !== null) return refused;
  switch (command.action) {
    case 'set_sale':
      if (state.status === statusOf(command) && state.type === command.type) return nothingToDo;
      break;
    case 'set_available_count': {
      const { availableCount } = command;
      if (!fits(state, availableCount)) return noCount(state, availableCount);
      if (state.availableCount === availableCount) return nothingToDo;
      break;
    }
    case 'release':
      if (!isReserved(state, command)) return nothingToDo;
      break;
    case 'sell':
      if (!isReserved(state, command)) return notReserved(command);
      break;
    case 'reserve': {
      const { type, orderId, orderItemId } = command;
      if (type !== state.type) return otherType(state);
      return accept<CommerceStockEvent>({ type: 'CommerceStockReserved', data: { orderId, orderItemId } });
    }
    case 'offer':
      break;
  }
  return accept(factOf<CommerceStockEvent>(commerceStockTransitions, command));
}

function evolve(state: CommerceStock, { type, data }: CommerceStockEvent): CommerceStock {
  switch (type) {
    case 'CommerceSaleSet': {
      const { isForSale, ...sale } = data;
      // A brand counts its own pieces, so its count is never open.
      const availableCount = sale.type === 'brand' ? (state.availableCount ?? 0) : state.availableCount;
      return { ...state, ...sale, availableCount, status: statusOf({ isForSale }) };
    }
    case 'CommerceAvailableCountSet':
      return { ...state, availableCount: data.availableCount };
    case 'CommerceStockReserved':
      return { ...counted(state, -1), reserved: [...state.reserved, data] };
    case 'CommerceStockReleased':
      return { ...counted(state, 1), reserved: without(state, data) };
    case 'CommerceStockSold':
      return { ...state, reserved: without(state, data), soldCount: state.soldCount + 1 };
    default:
      return untouched(type, state);
  }
}

const statusOf = ({ isForSale }: { isForSale: boolean }) => (isForSale ? 'for_sale' : 'not_for_sale');

const isReserved = ({ reserved }: CommerceStock, { orderItemId }: CommercePiece) =>
  reserved.some((each) => each.orderItemId === orderItemId);

const without = ({ reserved }: CommerceStock, { orderItemId }: CommercePiece) =>
  reserved.filter((each) => each.orderItemId !== orderItemId);

/** Whether an order ends a piece that it has given up or sold before, or that an order from earlier days never had. */
function isOver(state: CommerceStock, command: CommerceStockCommand): boolean {
  return (command.action === 'release' || command.action === 'sell') && !isReserved(state, command);
}

function counted(state: CommerceStock, change: 1 | -1): CommerceStock {
  const { availableCount } = state;
  return { ...state, availableCount: availableCount === null ? null : availableCount + change };
}

function fits({ type }: CommerceStock, count: number | null): boolean {
  if (count === null) return type === 'warehouse';
  return Number.isSafeInteger(count) && count >= 0 && count <= availableCountAtMost;
}

const noCount = ({ type }: CommerceStock, availableCount: number | null) =>
  refuse(
    'invalid',
    'commerce_stock.no_count',
    `a count is a whole number from 0 to ${availableCountAtMost}; only stock of the type warehouse may do without`,
    { type, availableCount },
  );

const otherType = ({ type }: CommerceStock) =>
  refuse('conflict', 'commerce_stock.other_type', `the size is shipped by the ${type} now: order again`, {
    type,
  });

const notReserved = ({ orderItemId }: CommercePiece) =>
  refuse(
    'conflict',
    'commerce_stock.not_reserved',
    'the item of the order has no piece reserved: reserve one first',
    {
      orderItemId,
    },
  );
