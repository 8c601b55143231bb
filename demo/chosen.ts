import type { EventStoreDBClient } from '#event-store/client.ts';
import { isUntold } from '#event-store/newest.ts';
import { openNotes } from './notes.ts';

/** State of the demo in a store: not begun, begun, complete, or impossible because the store has its own past. */
export type DemoStanding = 'empty' | 'begun' | 'completed' | 'other';

export async function demoStanding(client: EventStoreDBClient): Promise<DemoStanding> {
  const notes = await openNotes(client);
  if (notes.isCompleted) return 'completed';
  if (notes.isChosen) return 'begun';
  return (await isUntold(client)) ? 'empty' : 'other';
}

/** Marks an empty store as a demo; later events belong to the demo. */
export async function chooseDemo(client: EventStoreDBClient, at: string): Promise<void> {
  const notes = await openNotes(client);
  if (!notes.isChosen) await notes.note({ type: 'DemoSeedChosen', data: {} }, at);
}
