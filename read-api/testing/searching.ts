import { expect } from 'vitest';
import type { Caller } from '#http/caller.ts';
import type { FoundEvents } from '../kit/events/contract.ts';
import type { TestModels } from './test-models.ts';

/** Searches over all histories, in short. The models are opened by the time that somebody searches. */
export function searching(models: () => TestModels) {
  async function search(caller: Caller, query: string): Promise<FoundEvents> {
    const { status, body } = await models().get(caller, `/v1/events?limit=500&${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  }
  return {
    search,
    /** Stream and type of each event found. */
    found: async (caller: Caller, query: string) =>
      (await search(caller, query)).data.map(({ stream, type }) => `${stream} ${type}`),
    /** The streams in which something was found. */
    streams: async (caller: Caller, query: string) =>
      [...new Set((await search(caller, query)).data.map(({ stream }) => stream))].sort(),
  };
}
