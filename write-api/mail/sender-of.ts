import type { StoredEvent } from '#event-store/stored-event.ts';

/**
 * Returns the sender whose rate limit a message counts for: the brand of a brand admin, else the actor of the event. Null if
 * the event has no actor with an id. Security notices to account owners count for no sender. Otherwise an attacker could delay
 * them by sending other messages.
 */
export function senderOf({ metadata: { actor, brandIds } }: Pick<StoredEvent, 'metadata'>): string | null {
  if (actor.id === null) return null;
  const [brandId] = brandIds ?? [];
  return actor.label === 'brand_admin' && brandId !== undefined
    ? `brand:${brandId}`
    : `${actor.label}:${actor.id}`;
}
