import { system } from '#domain/actor.ts';
import type { BrandEvent } from '#domain/brands/brand-events.ts';
import type { StockItemEvent } from '#domain/stock/stock-events.ts';
import type { Effect } from '../kit/follower/effect.ts';
import { schedule } from '../kit/outside/schedule.ts';
import { takeBackKind } from './take-back-in-parts.ts';
import { requestOut } from './take-back-requests.ts';

/**
 * Requests that a brand's garments leave while the brand takes all of them back. The garments of its start and of its end follow in
 * parts. A garment that comes into the house meanwhile is requested here: a lent one leaves after its return.
 */
export const followTakeBack: Effect = async (deps, stored, id) => {
  switch (stored.type as BrandEvent['type'] | StockItemEvent['type']) {
    case 'BrandTakeBackStarted':
    case 'BrandTakeBackCanceled': {
      const cause = { eventId: stored.id, correlationId: stored.metadata.$correlationId };
      return schedule(deps.db, takeBackKind, [{ key: String(id), dueAt: new Date(deps.clock()), cause }]);
    }
    case 'StockItemEntered':
    case 'StockItemReturnReceived':
    case 'StockItemTakenBack':
    case 'StockItemRecovered':
      return requestOut(deps, stored, id, system);
  }
};
