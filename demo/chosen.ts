import type { EventStoreDBClient } from '#event-store/client.ts';
import { isUntold } from '#event-store/newest.ts';
import { openNotes } from './notes.ts';

/** State of the demo in a store. `other` means that the store has other events, so the demo cannot be added. */
export type DemoStanding = 'empty' | 'begun' | 'completed' | 'other';

export async function demoStanding(client: EventStoreDBClient): Promise<DemoStanding> {
  const notes = await openNotes(client);
  if (notes.isCompleted) return 'completed';
  if (notes.isChosen) return 'begun';
  return (await isUntold(client)) ? 'empty' : 'other';
}

/** Records in an empty store that it is a demo. Later events then do not make it a store of its own. */
export async function chooseDemo(client: EventStoreDBClient, at: string): Promise<void> {
  const notes = await openNotes(client);
  if (!notes.isChosen) await notes.note({ type: 'DemoSeedChosen', data: {} }, at);
}
