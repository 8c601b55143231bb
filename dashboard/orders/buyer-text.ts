import type { Order } from '#read-api/orders/contract.ts';

/** The member who ordered; its number if its name is not known. */
export function buyerText({ id, username, realName }: Order['user']): string {
  return username ?? realName ?? String(id);
}
