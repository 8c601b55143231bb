import type { EventStoreDBClient } from '#event-store/client.ts';
import { isUntold } from '#event-store/newest.ts';
import { openNotes } from './notes.ts';

/** What the demo has to do with a store: it may begin in one, has begun, is complete, or the store has a past of its own. */
export type DemoStanding = 'empty' | 'begun' | 'completed' | 'other';

export async function demoStanding(client: EventStoreDBClient): Promise<DemoStanding> {
  const notes = await openNotes(client);
  if (notes.isCompleted) return 'completed';
  if (notes.isChosen) return 'begun';
  return (await isUntold(client)) ? 'empty' : 'other';
}

/** Makes a demo of an empty store: what happens in it from here on is the demo's own past. */
export async function chooseDemo(client: EventStoreDBClient, at: string): Promise<void> {
  const notes = await openNotes(client);
  if (!notes.isChosen) await notes.note({ type: 'DemoSeedChosen', data: {} }, at);
}
