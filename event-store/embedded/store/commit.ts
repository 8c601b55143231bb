import type { Client } from 'pg';
import { apply } from './apply.ts';
import { decide } from './decide.ts';
import type { Write, WriteResult } from './events.ts';
import { Group } from './group.ts';
import { readIds } from './ids.ts';
import { insertEvents } from './insert.ts';
import type { Prefetch } from './prefetch.ts';
import type { RecentIds } from './recent-ids.ts';
import type { LogEnd } from './schema.ts';

/**
 * Decides a group of writes in order and commits all their events in one transaction. Returns the committed group and each
 * write's result.
 */
export async function commitGroup(
  client: Client,
  prefetch: Prefetch,
  end: Pick<LogEnd, 'layout' | 'next'>,
  created: bigint,
  recent: RecentIds,
  writes: readonly Write[],
): Promise<{ group: Group; results: WriteResult[] }> {
  const [known, revisions] = await Promise.all([prefetch.states(writes), recent.known(client, writes)]);
  const group = new Group(end, created, known, revisions);
  const results: WriteResult[] = [];
  for (const write of writes) {
    const decision = await decide(group, write, (stream, from, to) => readIds(client, stream, from, to));
    results.push(decision.outcome === 'accepted' ? apply(group, write) : decision);
  }
  if (group.events.length > 0) await insertEvents(client, group.events);
  return { group, results };
}
