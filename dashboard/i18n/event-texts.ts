import type { DomainEvent } from '#domain/event.ts';

/**
 * A sentence for every event of an area, and for the forms that some of them take. A part in double brackets stands only
 * where all that it names is known: `Shipped[[ with {{courier}}]].`
 */
export type EventTexts<Event extends DomainEvent> = Readonly<Record<string, string>> &
  Record<Event['type'], string>;
