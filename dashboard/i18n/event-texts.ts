import type { DomainEvent } from '#domain/event.ts';

/**
 * A sentence for each event of an area; variants of an event may have their own. A part in double brackets is left out unless all
 * its variables are known: `Shipped[[ with {{courier}}]].`
 */
export type EventTexts<Event extends DomainEvent> = Readonly<Record<string, string>> &
  Record<Event['type'], string>;
