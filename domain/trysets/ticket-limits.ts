import { refuse } from '../decider.ts';

/** The limits of a member's ticket. Null means no limit. */
export interface TicketLimits {
  /** Trysets in the ticket's period. */
  trysets: number | null;
  /** Garments in the ticket's period. */
  items: number | null;
  /** Garments in one tryset. */
  itemsPerTry: number | null;
  /** Trysets under way at once. */
  concurrentTrysets: number | null;
}

/** A member's ticket with its limits. One ticket is one period of a plan. */
export interface MemberTicket {
  ticketId: number;
  limits: TicketLimits;
}

/** What a claim would amount to, by the limit that it counts for. */
export type Claimed = { readonly [Limit in keyof TicketLimits]: number };

/** Refuses a claim that exceeds a limit; null if none is exceeded. */
export function checkLimits(limits: TicketLimits, claimed: Claimed) {
  const exceeded = (limit: keyof TicketLimits) => {
    const most = limits[limit];
    return most !== null && claimed[limit] > most ? { limit: most } : null;
  };
  const perTry = exceeded('itemsPerTry');
  if (perTry !== null) return tooManyPerTry(perTry);
  const trysets = exceeded('trysets');
  if (trysets !== null) {
    const message = `the member's ticket allows at most ${trysets.limit} trysets; wait for the next period`;
    return refuse('conflict', 'tryset.ticket_trysets_used', message, trysets);
  }
  const items = exceeded('items');
  if (items !== null) {
    const message = `the member's ticket allows at most ${items.limit} items in its period; choose fewer`;
    return refuse('conflict', 'tryset.ticket_items_used', message, items);
  }
  const atOnce = exceeded('concurrentTrysets');
  if (atOnce !== null) {
    const message = `the member may have at most ${atOnce.limit} trysets under way; wait until one ends`;
    return refuse('conflict', 'tryset.too_many_trysets', message, atOnce);
  }
  return null;
}

export function tooManyPerTry(detail: { limit: number }) {
  const message = `the member's ticket allows at most ${detail.limit} items per tryset; choose fewer`;
  return refuse('invalid', 'tryset.ticket_items_per_try', message, detail);
}
