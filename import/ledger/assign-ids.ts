import type { EventStoreDBClient } from '#event-store/client.ts';
import { nameId } from '../streams/ids.ts';
import type { OpenLedger } from './open-ledger.ts';
import { takeBlocks } from './take-blocks.ts';

const refsAtOnce = 1000;

/** The refs by kind, each list in the order of its ids. */
export type RefsByKind = Readonly<Record<string, readonly string[]>>;

/**
 * Assigns an id to every ref without one, and returns the ids of all refs. A repeated run after a kill assigns the
 * same ids: it takes the refs in order, in groups whose id blocks carry the group's name.
 */
export async function assignIds(
  client: EventStoreDBClient,
  { source, ledger, receivedAt }: { source: string; ledger: OpenLedger; receivedAt: string },
  wanted: RefsByKind,
): Promise<Map<string, Map<string, number>>> {
  const ids = new Map<string, Map<string, number>>();
  const give = (kind: string, firstId: number, refs: readonly string[]) => {
    const known = ids.get(kind) ?? new Map<string, number>();
    for (const [index, ref] of refs.entries()) known.set(ref, firstId + index);
    ids.set(kind, known);
  };
  for (const { kind, firstId, refs } of ledger.state.assigned) give(kind, firstId, refs);
  for (const [kind, refs] of Object.entries(wanted)) {
    const missing = refs.filter((ref) => !ids.get(kind)?.has(ref));
    const groups = Array.from({ length: Math.ceil(missing.length / refsAtOnce) }, (_, index) =>
      missing.slice(index * refsAtOnce, (index + 1) * refsAtOnce),
    );
    if (groups.length === 0) continue;
    const blocks = groups.map((group) => ({
      commandId: nameId(`${source}\nids\n${kind}\n${group.length}\n${group[0]}`),
      size: group.length,
    }));
    const firstIds = await takeBlocks(client, kind, blocks, receivedAt);
    const assigned = groups.map((group, index) => ({ kind, firstId: firstIds[index] ?? 0, refs: group }));
    await ledger.record(assigned.map((data) => ({ type: 'ImportRefsAssigned', data })));
    for (const { firstId, refs: group } of assigned) give(kind, firstId, group);
  }
  return ids;
}
