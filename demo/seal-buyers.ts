import { personKey } from '#domain/members/person.ts';
import type { Buyer } from '#domain/orders/order-events.ts';
import type { AccountOpening } from '#domain/payments/payment-events.ts';
import type { Payer } from '#domain/payments/payment-kinds.ts';
import type { Sealed } from '#domain/sealed.ts';
import type { NewEvent } from '#event-store/stored-event.ts';
import type { DemoDeps } from './deps.ts';
import type { Setting } from './setting.ts';

/** A member as the buyer of an order. The text is sealed when the stream is written. */
export function plainBuyer(
  { members }: Pick<Setting, 'members'>,
  index: number,
  notes: string | null = null,
): Sealed {
  const member = members[index];
  if (member === undefined) throw new Error(`the demo has no member ${index}`);
  const { person, address } = member;
  const { name, phone, email } = person;
  const buyer: Buyer = { name, phone, email, destination: { name, phone, address, notes } };
  return JSON.stringify(buyer) as Sealed;
}

/** Seals the buyer in an event of an order with the order's own key. */
export async function withSealedBuyer(
  { seal }: Pick<DemoDeps, 'seal'>,
  orderId: number,
  event: NewEvent,
): Promise<NewEvent> {
  const told = event.data as { buyer: Sealed | null };
  if (told.buyer === null) return event;
  const buyer = await seal(personKey('order', orderId), JSON.parse(told.buyer));
  return { ...event, data: { ...told, buyer } };
}

/** Seals the virtual account of a payment with the key of its payer. */
export async function withSealedAccount(
  { seal }: Pick<DemoDeps, 'seal'>,
  payer: Payer,
  event: NewEvent,
): Promise<NewEvent> {
  const opened = event.data as unknown as AccountOpening;
  const key = personKey(payer.kind, payer.id);
  const [number, holder] = await Promise.all([seal(key, opened.number), seal(key, opened.holder)]);
  return { ...event, data: { ...opened, number, holder } };
}
