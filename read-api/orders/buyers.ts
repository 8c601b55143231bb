import { personKey } from '#domain/members/person.ts';
import type { Buyer } from '#domain/orders/order-events.ts';
import type { Payment } from '#domain/payments/payment-state.ts';
import type { Sealed } from '#domain/sealed.ts';
import type { ReadDeps } from '../deps.ts';

type Deps = Pick<ReadDeps, 'unsealer'>;

/** The buyers of orders by the order's id. A buyer is missing once its key was deleted. */
export async function buyersOf(
  { unsealer }: Deps,
  orders: readonly { orderId: number; buyer: Sealed | null }[],
): Promise<ReadonlyMap<number, Buyer>> {
  const sealed = new Map(orders.flatMap(({ orderId, buyer }) => (buyer === null ? [] : [[orderId, buyer]])));
  await unsealer.prefetch([...sealed.keys()].map((id) => personKey('order', id)));
  const read = [...sealed].map(
    async ([id, buyer]): Promise<[number, Buyer | null]> => [
      id,
      (await opened(unsealer, personKey('order', id), buyer)) as Buyer | null,
    ],
  );
  return new Map((await Promise.all(read)).flatMap(([id, buyer]) => (buyer === null ? [] : [[id, buyer]])));
}

/** A virtual account that its buyer pays into. Number and holder are null once the member is forgotten. */
export interface ReadableAccount {
  bank: string;
  number: string | null;
  holder: string | null;
  dueTime: string;
}

/** The newest virtual account of a payment; null without one. */
export async function accountOf(
  { unsealer }: Deps,
  userId: number,
  payment: Payment | null,
): Promise<ReadableAccount | null> {
  const account = payment?.account ?? null;
  if (account === null) return null;
  const read = (sealed: Sealed) => opened(unsealer, personKey('user', userId), sealed);
  const [number, holder] = await Promise.all([read(account.number), read(account.holder)]);
  const { bank, dueTime } = account;
  return { bank, number: number as string | null, holder: holder as string | null, dueTime };
}

/** A text that does not open reads as deleted: one damaged order must not hide all others. */
async function opened(unsealer: Deps['unsealer'], person: string, sealed: Sealed): Promise<unknown> {
  try {
    return await unsealer.unseal(person, sealed);
  } catch (error) {
    if ((error as Error).name === 'SealBroken') return null;
    throw error;
  }
}
