import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { system } from '#domain/actor.ts';
import { tryset } from '#domain/trysets/tryset.ts';
import { readStream } from '#event-store/load.ts';
import { type StoredEvent, streamName } from '#event-store/stored-event.ts';
import { testWriteSide } from '../../testing/write-side.ts';
import type { CommandContext } from '../commands/context.ts';
import { runTarget } from '../commands/run-target.ts';
import { startReactor } from './reactor-loop.ts';

function contextAt(receivedAt: string): CommandContext {
  const commandId = randomUUID();
  return { commandId, actor: system, receivedAt, correlationId: commandId, causationId: commandId };
}

test('an event whose reaction always fails becomes a failure for staff, and later events go on', async () => {
  const side = await testWriteSide();
  onTestFinished(() => side.close());
  const { streams, db, clock } = side.deps;
  const events: StoredEvent[] = [];
  for (const trysetId of [1, 2]) {
    const expire = { on: 'tryset', id: trysetId, command: { action: 'expire', trysetId } } as const;
    expect(await runTarget(streams, expire, contextAt(clock()))).toMatchObject({ ok: true });
    for await (const event of readStream(streams.client, streamName(tryset.category, trysetId), 0n)) {
      events.push(event);
    }
  }
  const [bad, ...others] = events;
  const upTo = vi.fn(async () => {
    if (upTo.mock.calls.length <= 3) throw new Error('the key is of another house');
    return { state: tryset.initial };
  });
  const failing = { ...side.deps, streams: Object.assign(Object.create(streams), { upTo }) };
  const saved: bigint[] = [];
  const checkpoint = { position: -1n, save: async (position: bigint) => void saved.push(position) };
  const reactor = startReactor(
    failing,
    checkpoint,
    { patienceMs: 0, saveEveryMs: 3_600_000 },
    AbortSignal.any([]),
  );
  await reactor.offer(events);
  await vi.waitUntil(() => reactor.lagSeconds() === 0, { timeout: 20_000 });
  await reactor.stop();
  const failures = await db.selectFrom('write.reaction_failures').select(['event_id', 'error']).execute();
  expect(failures).toEqual([
    { event_id: bad?.id, error: 'the reaction failed: the key is of another house' },
  ]);
  expect(saved).toEqual([others.at(-1)?.position]);
});
