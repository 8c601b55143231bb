// @module-tag thorough
import { randomUUID } from 'node:crypto';
import { jsonEvent } from '@eventstore/db-client';
import { expect, it, vi } from 'vitest';
import { isUnavailability } from '#http/availability.ts';
import { anEvent, ownStore } from '#test/own-store.ts';
import { appendToStream } from './append.ts';
import { isStoreAway } from './away.ts';
import type { Fault } from './embedded/faults.ts';
import { headPosition, readStream } from './load.ts';

const own = ownStore();

const faults: [string, Fault][] = [
  ['a call that was reset, though written', { answer: 'reset', written: true }],
  ['no answer in time, though written', { answer: 'deadline-exceeded', written: true }],
  ['a node that is not ready', { answer: 'not-ready' }],
  ['a node that knows no leader', { answer: 'not-leader' }],
];

it.each(faults)('resends under the same ids after %s', async (_name, fault) => {
  const stream = `tryset-${randomUUID()}`;
  const raised = own.backend.faults.raise({ ...fault, on: ['append'], times: 4 });
  const outcome = await appendToStream(own.client, stream, 'no_stream', [anEvent(), anEvent()]);
  expect(outcome).toMatchObject({ ok: true, revision: 1n });
  expect(raised.met).toBe(4);
  const read = [];
  for await (const { revision } of readStream(own.client, stream)) read.push(revision);
  expect(read).toEqual([0n, 1n]);
});

it.each(faults)('classifies the error of an append as unavailability: %s', async (_name, fault) => {
  own.backend.faults.raise({ ...fault, on: ['append'] });
  const error = await own.client
    .appendToStream(`tryset-${randomUUID()}`, [jsonEvent({ type: 'Counted', data: {} })])
    .catch((thrown: unknown) => thrown);
  expect([isStoreAway(error), isUnavailability(error)]).toEqual([true, true]);
});

it('throws the error after a while', async () => {
  const lasting = own.backend.faults.raise({
    answer: 'not-ready',
    on: ['append'],
    times: Number.POSITIVE_INFINITY,
  });
  const appended = appendToStream(own.client, `tryset-${randomUUID()}`, 'no_stream', [anEvent()]);
  await expect(appended).rejects.toThrow('Server Is Not Ready');
  expect(lasting.met).toBeGreaterThan(4);
  lasting.lift();
});

it('classifies the error of a read as unavailability', async () => {
  for (const answer of ['reset', 'not-ready', 'not-leader', 'deadline-exceeded'] as const) {
    own.backend.faults.raise({ answer, on: ['read'] });
    const error = await headPosition(own.client).catch((thrown: unknown) => thrown);
    expect([answer, isUnavailability(error)]).toEqual([answer, true]);
  }
});

it('resends past a follower that holds the append, and ignores its late answer', async () => {
  const stream = `tryset-${randomUUID()}`;
  const late = Promise.withResolvers<void>();
  const kept = { answer: 'deadline-exceeded', on: ['append'], times: 2, after: late.promise } as const;
  const raised = own.backend.faults.raise(kept);
  const same = [anEvent(), anEvent()];
  expect(await appendToStream(own.client, stream, 'no_stream', same)).toMatchObject({ revision: 1n });
  expect(raised.met).toBe(2);
  late.resolve();
  expect(await appendToStream(own.client, stream, 1n, [anEvent()])).toMatchObject({ revision: 2n });
});

it('takes the first answer, even to an earlier try', async () => {
  const stream = `tryset-${randomUUID()}`;
  const first = Promise.withResolvers<void>();
  const sent: unknown[] = [];
  const append = own.client.appendToStream.bind(own.client);
  const spied = vi.spyOn(own.client, 'appendToStream').mockImplementation(async (...given) => {
    sent.push(given);
    if (sent.length > 1) {
      first.resolve();
      return new Promise<never>(() => undefined);
    }
    await first.promise;
    return append(...given);
  });
  const outcome = await appendToStream(own.client, stream, 'no_stream', [anEvent()]);
  spied.mockRestore();
  expect(outcome).toMatchObject({ ok: true, revision: 0n });
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

it('gives up on a hung node', async () => {
  own.backend.faults.freeze();
  const stream = `tryset-${randomUUID()}`;
  const same = [anEvent()];
  const error = await appendToStream(own.client, stream, 'no_stream', same).catch(
    (thrown: unknown) => thrown,
  );
  own.backend.faults.thaw();
  expect(isStoreAway(error)).toBe(true);
  expect(isUnavailability(error)).toBe(true);
  expect(await appendToStream(own.client, stream, 'no_stream', same)).toMatchObject({
    ok: true,
    revision: 0n,
  });
});
