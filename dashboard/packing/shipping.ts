import type { ItemResult } from '#http/contract.ts';
import { isAway } from '../check-in/carry-out.ts';
import type { DeskParts } from './desk-parts.ts';
import type { Shipment } from './desk-state.ts';

const path = '/v2/trysets/items/actions/outbound';

/**
 * Creates the queue of shipments, which are sent one at a time. The idempotency key of a shipment is its id. A second try
 * after a lost answer or a reload therefore ships nothing twice.
 */
export function createShipping({ api, store, newId, explain, explainItem, readAgain }: DeskParts) {
  let isBusy = false;

  async function work(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    const isAny = oldest() !== undefined;
    try {
      for (let next = oldest(); next !== undefined; next = oldest()) {
        change(next.id, await sent(next));
      }
    } finally {
      isBusy = false;
    }
    if (isAny) await readAgain();
  }

  const oldest = () => store.getState().shipments.findLast(({ state }) => state === 'waiting');

  async function sent({ id, itemIds, courier, number }: Shipment): Promise<Partial<Shipment>> {
    const items = itemIds.map((itemId) => ({ id: itemId, courier, tracking_number: number }));
    try {
      const { data } = await api.call<ItemResult[]>('POST', path, { body: { items }, intent: id });
      const refused = data.filter(({ ok }) => !ok);
      if (refused[0] === undefined) {
        // Ticks that nobody needs any more would pile up over a day.
        store.setState(({ scanned }) => ({ scanned: scanned.filter((each) => !itemIds.includes(each)) }));
        return { state: 'shipped', error: null };
      }
      return { state: 'refused', error: explainItem(refused[0]), itemIds: refused.map((each) => each.id) };
    } catch (error) {
      return { state: isAway(error) ? 'failed' : 'refused', error: explain(error) };
    }
  }

  function change(id: string, to: Partial<Shipment>): void {
    store.setState(({ shipments }) => ({
      shipments: shipments.map((each) => (each.id === id ? { ...each, ...to } : each)),
    }));
  }

  return {
    work,
    /** Sends a shipment again. The server has answered a refused one, which therefore gets a new key. */
    tryAgain(id: string): void {
      const shipment = store.getState().shipments.find((each) => each.id === id);
      if (shipment === undefined || shipment.state === 'shipped') return;
      change(id, {
        state: 'waiting',
        error: null,
        ...(shipment.state === 'refused' && { id: newId() }),
      });
      void work();
    },
    /** Sends all shipments again that did not reach the server. */
    tryFailedAgain(): void {
      store.setState(({ shipments }) => ({
        shipments: shipments.map((each) =>
          each.state === 'failed' ? { ...each, state: 'waiting', error: null } : each,
        ),
      }));
      void work();
    },
  };
}
