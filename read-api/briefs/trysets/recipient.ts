import type { Static } from 'typebox';
import type { ReadModels } from '../../database.ts';
import type { Destination } from '../../tryset-items/contract.ts';

/** Destination of a tryset's parcel; null once the member is forgotten. This function does not check access. */
export async function recipientOf(
  db: ReadModels,
  trysetId: number,
): Promise<Static<typeof Destination> | null> {
  const person = await db
    .selectFrom('private.people')
    .select('destination')
    .where('id', '=', `tryset:${trysetId}`)
    .executeTakeFirst();
  if (person === undefined || person.destination === null) return null;
  const { name, phone, address, notes } = person.destination;
  return { name, phone, address, notes };
}
