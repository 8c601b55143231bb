import { type Deadline, later, type Reacting } from '../reacting.ts';
import { reservationPatienceMs } from '../trysets/reservation.ts';
import { type CommerceStock, type CommerceStockCommand, commerceStock } from './commerce-stock.ts';
import type { CommercePiece, CommerceStockEvent } from './stock-events.ts';

/** Settles the reservation of a piece whose order does not follow in time. */
export interface CommerceStockDeadline extends Deadline {
  name: 'settle_commerce_stock';
  productSizeId: number;
  piece: CommercePiece;
}

export const commerceStockReacting: Reacting<CommerceStock, CommerceStockCommand, CommerceStockEvent> = {
  decider: commerceStock,
  deadlines({ type, data }, { id, at }): CommerceStockDeadline[] {
    if (type !== 'CommerceStockReserved') return [];
    const dueAt = later(at, reservationPatienceMs);
    return [{ name: 'settle_commerce_stock', dueAt, productSizeId: id, piece: data }];
  },
};
