import { personKey } from '#domain/members/person.ts';
import type { Buyer, OrderPlacing } from '#domain/orders/order-events.ts';
import type { Sealed } from '#domain/sealed.ts';
import type { NewEvent } from '#event-store/stored-event.ts';
import type { DemoDeps } from './deps.ts';
import type { Setting } from './setting.ts';

/** A member as the buyer of an order. The text is sealed when the stream is written. */
export function plainBuyer({ members }: Pick<Setting, 'members'>, index: number): Sealed {
  const member = members[index];
  if (member === undefined) throw new Error(`the demo has no member ${index}`);
  const { person, address } = member;
  const { name, phone, email } = person;
  const buyer: Buyer = { name, phone, email, destination: { name, phone, address, notes: null } };
  return JSON.stringify(buyer) as Sealed;
}

/** Seals the buyer of an order with the order's own key. */
export async function withSealedBuyer({ seal }: Pick<DemoDeps, 'seal'>, event: NewEvent): Promise<NewEvent> {
  const placed = event.data as OrderPlacing;
  if (placed.buyer === null) return event;
  const buyer = await seal(personKey('order', placed.orderId), JSON.parse(placed.buyer));
  return { ...event, data: { ...placed, buyer } };
}
