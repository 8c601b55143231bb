import { personKey } from '#domain/members/person.ts';
import type { Recipient, TrysetEvent } from '#domain/trysets/tryset-events.ts';
import { initialPerson, searchable } from '../personal-data/person-row.ts';
import { type PersonRow, peopleTable } from '../personal-data/tables.ts';
import { idOf, type Projection } from '../projection.ts';

const types: readonly string[] = [
  'TrysetRequested',
  'TrysetDestinationCorrected',
] satisfies TrysetEvent['type'][];

/**
 * The unsealed name and address of a tryset's recipient. They are sealed with the member's key, so that both are forgotten
 * together.
 */
export const recipientsProjection: Projection<PersonRow, TrysetEvent> = {
  name: 'people_recipients',
  table: peopleTable,
  categories: ['tryset'],
  knows: (type) => types.includes(type),
  keys: (recorded) => (types.includes(recorded.event.type) ? [`tryset:${idOf(recorded)}`] : []),
  personId: ({ event }) =>
    event.type === 'TrysetRequested' && event.data.recipient !== null
      ? personKey('user', event.data.userId)
      : null,
  fold(row, { event }, key, unseal) {
    if (event.type !== 'TrysetRequested' && event.type !== 'TrysetDestinationCorrected') return row;
    const userId = event.type === 'TrysetRequested' ? event.data.userId : row?.userId;
    // If the row is missing, the member was forgotten.
    if (userId === undefined || userId === null) return row;
    const recipient = unseal(personKey('user', userId), event.data.recipient) as Recipient | null;
    return searchable({
      ...(row ?? initialPerson(String(key))),
      userId,
      name: recipient?.name ?? null,
      phone: recipient?.phone ?? null,
      email: recipient?.email ?? null,
      destination: recipient?.destination ?? null,
    });
  },
};
