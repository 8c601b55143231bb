import type { StoredEvent } from '#event-store/stored-event.ts';

/**
 * Whom a letter that an event causes counts for: the brand of an admin, else the person who acts. Null where nobody does. What owners of
 * accounts are told for their safety counts for nobody: somebody could hold it up by sending other letters.
 */
export function senderOf({ metadata: { actor, brandIds } }: Pick<StoredEvent, 'metadata'>): string | null {
  if (actor.id === null) return null;
  const [brandId] = brandIds ?? [];
  return actor.label === 'brand_admin' && brandId !== undefined
    ? `brand:${brandId}`
    : `${actor.label}:${actor.id}`;
}
