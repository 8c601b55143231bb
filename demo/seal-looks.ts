import type { LookDescription } from '#domain/looks/look-events.ts';
import { type LookWords, type SaidWords, wordsOf } from '#domain/looks/words.ts';
import { personKey } from '#domain/members/person.ts';
import type { OrderPlacing } from '#domain/orders/order-events.ts';
import type { PaymentDescription } from '#domain/payments/payment-events.ts';
import type { NewEvent } from '#event-store/stored-event.ts';
import type { DemoDeps } from './deps.ts';
import { withSealedAccount, withSealedBuyer } from './seal-buyers.ts';

/** Replaces the sealing by a plain copy of the words. */
export const plainWords = (said: readonly SaidWords[]): LookWords => wordsOf(said, () => null);

/** Seals the words of a look, the buyer of an order and the account of a payment in a stream's events, as for a real member. */
export async function sealedEvents(
  { seal }: Pick<DemoDeps, 'seal'>,
  events: readonly NewEvent[],
): Promise<NewEvent[]> {
  const { orderId, payer } = (events[0]?.data ?? {}) as Partial<OrderPlacing & PaymentDescription>;
  return Promise.all(
    events.map(async (event) => {
      switch (event.type) {
        case 'OrderPlaced':
        case 'OrderBuyerRevised':
          return withSealedBuyer({ seal }, orderId ?? 0, event);
        case 'PaymentAccountOpened':
          return payer === undefined ? event : withSealedAccount({ seal }, payer, event);
        case 'LookPosted': {
          const posted = event.data as LookDescription;
          const words = await seal(personKey('user', posted.userId), posted.words);
          return { ...event, data: { ...posted, words } };
        }
        default:
          return event;
      }
    }),
  );
}
