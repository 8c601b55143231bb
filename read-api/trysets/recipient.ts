import type { Static } from 'typebox';
import type { ReadModels } from '../database.ts';
import type { Destination } from '../tryset-items/contract.ts';

/** Where a tryset's parcel goes; null once the member is forgotten. Whether the caller may see it is asked before. */
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
