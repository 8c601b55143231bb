import { expect, test } from 'vitest';
import { idBlock } from '#domain/id-block.ts';
import { systemContext } from '../changes/context.ts';
import { nobody } from '../observer.ts';
import { inTurns } from './in-turn.ts';
import { beforeFirst, type Loaded, untouchedStream } from './loaded.ts';
import { runCommand } from './run-command.ts';
import type { Streams } from './streams.ts';

type Block = Loaded<typeof idBlock.initial>;

/**
 * A store that refuses an append because of another writer's event, and shows that event only at the third read, as if it had
 * not been committed before.
 */
function storeOf(looks: { taken: number }, sent: string[][]): Streams {
  const before = untouchedStream(idBlock);
  const others: Block = { ...before, state: { nextFree: 21 }, revision: 0n, changed: 0n, position: 7n };
  const streams = {
    upcasters: {},
    observer: nobody,
    inTurn: inTurns(),
    load: async () => before,
    refresh: async () => {
      looks.taken += 1;
      return looks.taken < 3 ? before : others;
    },
    append: async (_: unknown, __: unknown, loaded: Block, events: readonly { id: string }[]) => {
      sent.push(events.map(({ id }) => id));
      if (loaded.revision === 'no_stream') return { ok: false, current: 0n };
      const place = { revision: 1n, changed: 1n, position: 8n };
      return { ok: true, loaded: { ...loaded, ...place, state: { nextFree: 41 } } };
    },
  };
  return streams as unknown as Streams;
}

test('an append refused because of an unreadable event is decided again once the event can be read', async () => {
  const looks = { taken: 0 };
  const sent: string[][] = [];
  const command = { action: 'take', size: 20 } as const;
  const stream = { decider: idBlock, id: 'x', command, name: 'take' };
  const context = systemContext(() => '2026-01-01T00:00:00.000Z');
  const outcome = await runCommand(storeOf(looks, sent), stream, context);
  expect(outcome).toMatchObject({ ok: true, revision: 1n, events: [{ event: { data: { first: 21 } } }] });
  expect(looks.taken).toBe(3);
  // The second decision has new event ids, so that no store takes it for a repeat of the first.
  expect(sent).toHaveLength(2);
  expect(sent[0]).not.toEqual(sent[1]);
});

test('a first event that another writer’s overtakes is refused if the sender saw no event', async () => {
  const command = { action: 'take', size: 20 } as const;
  const stream = { decider: idBlock, id: 'x', command, name: 'take', seenRevision: beforeFirst };
  const context = systemContext(() => '2026-01-01T00:00:00.000Z');
  const sent: string[][] = [];
  const outcome = await runCommand(storeOf({ taken: 0 }, sent), stream, context);
  expect(outcome).toMatchObject({ ok: false, refusal: { kind: 'revision_mismatch', current: '0' } });
  expect(sent).toHaveLength(1);
});
