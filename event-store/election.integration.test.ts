import { randomUUID } from 'node:crypto';
import { jsonEvent } from '@eventstore/db-client';
import { expect, it } from 'vitest';
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

it.each(faults)('sends again under the same ids after %s', async (_name, fault) => {
  const stream = `tryset-${randomUUID()}`;
  const raised = own.backend.faults.raise({ ...fault, on: ['append'], times: 4 });
  const outcome = await appendToStream(own.client, stream, 'no_stream', [anEvent(), anEvent()]);
  expect(outcome).toMatchObject({ ok: true, revision: 1n });
  expect(raised.met).toBe(4);
  const read = [];
  for await (const { revision } of readStream(own.client, stream)) read.push(revision);
  expect(read).toEqual([0n, 1n]);
});

it.each(faults)('tells as away what an append fails with: %s', async (_name, fault) => {
  own.backend.faults.raise({ ...fault, on: ['append'] });
  const error = await own.client
    .appendToStream(`tryset-${randomUUID()}`, [jsonEvent({ type: 'Counted', data: {} })])
    .catch((thrown: unknown) => thrown);
  expect([isStoreAway(error), isUnavailability(error)]).toEqual([true, true]);
});

it('says so after a while', async () => {
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

it('says so of a read too', async () => {
  for (const answer of ['reset', 'not-ready', 'not-leader', 'deadline-exceeded'] as const) {
    own.backend.faults.raise({ answer, on: ['read'] });
    const error = await headPosition(own.client).catch((thrown: unknown) => thrown);
    expect([answer, isUnavailability(error)]).toEqual([answer, true]);
  }
});

it('does not wait for ever for a node that stands still', async () => {
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
