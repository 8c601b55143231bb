import { expect } from 'vitest';
import type { Caller } from '#http/caller.ts';
import type { FoundEvents } from '../kit/events/contract.ts';
import type { TestModels } from './test-models.ts';

/** Shortcuts for searches over all histories. `models` is called on use, as the models open later. */
export function searching(models: () => TestModels) {
  async function search(caller: Caller, query: string): Promise<FoundEvents> {
    const { status, body } = await models().get(caller, `/v1/events?limit=500&${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  }
  return {
    search,
    /** Stream and type of each found event. */
    found: async (caller: Caller, query: string) =>
      (await search(caller, query)).data.map(({ stream, type }) => `${stream} ${type}`),
    /** Streams of the found events. */
    streams: async (caller: Caller, query: string) =>
      [...new Set((await search(caller, query)).data.map(({ stream }) => stream))].sort(),
  };
}
