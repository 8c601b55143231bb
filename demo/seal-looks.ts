import type { LookDescription } from '#domain/looks/look-events.ts';
import { type LookWords, type SaidWords, wordsOf } from '#domain/looks/words.ts';
import { personKey } from '#domain/members/person.ts';
import type { OrderPlacing } from '#domain/orders/order-events.ts';
import type { PaymentDescription } from '#domain/payments/payment-events.ts';
import type { Sealed } from '#domain/sealed.ts';
import type { DamageReport, DamageText } from '#domain/tryset-items/damage.ts';
import type { NewEvent } from '#event-store/stored-event.ts';
import type { DemoDeps } from './deps.ts';
import { withSealedAccount, withSealedBuyer } from './seal-buyers.ts';

/** Replaces the sealing by a plain copy of the words. */
export const plainWords = (said: readonly SaidWords[]): LookWords => wordsOf(said, () => null);

/** The report of a damaged item. The text is sealed when the stream is written. */
export function plainDamage(said: DamageText): DamageReport {
  return { content: JSON.stringify(said) as Sealed, pictures: [] };
}

/**
 * Seals the words of a look, the report of a damage, the buyer of an order and the account of a payment, as for a real member.
 * Returns the other events as they are.
 */
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
        case 'TrysetItemDamageReported': {
          const reported = event.data as DamageReport & { userId: number };
          const content = await seal(personKey('user', reported.userId), JSON.parse(reported.content));
          return { ...event, data: { ...reported, content } };
        }
        default:
          return event;
      }
    }),
  );
}
