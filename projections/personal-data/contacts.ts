import type { PersonCategory } from '#domain/areas.ts';
import type { DomainEvent } from '#domain/event.ts';
import { type Contact, personKey } from '#domain/members/person.ts';
import type { Sealed } from '#domain/sealed.ts';
import { idOf, type Projection, type Unseal } from '../projection.ts';
import { initialPerson, searchable } from './person-row.ts';
import { type PersonRow, peopleTable } from './tables.ts';

/** Personal data that an event sets for an account holder. Omitted fields stay unchanged. */
export interface SaidOfContact {
  username?: string;
  personal?: Sealed | null;
}

/** How each event type changes the row: `gone` deletes it. Event types that are not listed change nothing. */
export type ContactWords<Event extends DomainEvent> = {
  readonly [Type in Event['type']]?:
    | ((data: Extract<Event, { type: Type }>['data']) => SaidOfContact)
    | 'gone';
};

/** Creates a projection of the unsealed username, name, phone and e-mail of one category's account holders. */
export function contacts<Event extends DomainEvent>(
  category: PersonCategory,
  words: ContactWords<Event>,
): Projection<PersonRow, Event> {
  return {
    name: `people_${category}s`,
    table: peopleTable,
    categories: [category],
    knows: (type) => type in words,
    keys: (recorded) => (recorded.event.type in words ? [personKey(category, idOf(recorded))] : []),
    fold(row, { event }, key, unseal) {
      const word = words[event.type as Event['type']];
      if (word === 'gone') return null;
      const { username, personal } = word?.(event.data as never) ?? {};
      if (personal === undefined) return row;
      const before = row ?? initialPerson(String(key));
      return searchable({
        ...before,
        ...(username !== undefined && { username }),
        ...readable(unseal(String(key), personal)),
      });
    },
  };
}

function readable(json: ReturnType<Unseal>): Contact {
  const contact = json as Contact | null;
  return { name: contact?.name ?? null, phone: contact?.phone ?? null, email: contact?.email ?? null };
}
