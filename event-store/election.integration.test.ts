import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { system } from '#domain/actor.ts';
import { isUnavailability } from '#http/availability.ts';
import { type TestBackend, testBackend } from '#test/backend.ts';
import { appendToStream } from './append.ts';
import { connectEventStore, type EventStoreDBClient } from './client.ts';
import type { Fault } from './embedded/faults.ts';
import { isUnknownOutcome } from './errors.ts';
import { headPosition, readStream } from './load.ts';
import type { NewEvent } from './stored-event.ts';

let backend: TestBackend;
let client: EventStoreDBClient;
beforeAll(async () => {
  backend = await testBackend({ ownStore: true });
  client = connectEventStore(backend.eventStoreUrl);
});
afterAll(async () => {
  await client.dispose();
  await backend.close();
});

function event(): NewEvent {
  const id = randomUUID();
  const metadata = {
    ...{ schemaVersion: 1, $correlationId: id, $causationId: id, command: 'count', commandId: id },
    ...{ actor: system, brandIds: [], receivedAt: '2026-01-01T00:00:00.000Z' },
  };
  return { id, type: 'Counted', data: {}, metadata };
}

const faults: [string, Fault][] = [
  ['a call that was reset, though written', { answer: 'reset', written: true }],
  ['no answer in time, though written', { answer: 'deadline-exceeded', written: true }],
  ['a node that is not ready', { answer: 'not-ready' }],
  ['a node that knows no leader', { answer: 'not-leader' }],
];

it.each(faults)('sends again under the same ids after %s', async (_name, fault) => {
  const stream = `tryset-${randomUUID()}`;
  const raised = backend.faults.raise({ ...fault, on: ['append'], times: 4 });
  const outcome = await appendToStream(client, stream, 'no_stream', [event(), event()]);
  expect(outcome).toMatchObject({ ok: true, revision: 1n });
  expect(raised.met).toBe(4);
  const read = [];
  for await (const { revision } of readStream(client, stream)) read.push(revision);
  expect(read).toEqual([0n, 1n]);
});

it.each(faults)('says after a while that it is away: %s', async (_name, fault) => {
  const lasting = backend.faults.raise({ ...fault, on: ['append'], times: Number.POSITIVE_INFINITY });
  const error = await appendToStream(client, `tryset-${randomUUID()}`, 'no_stream', [event()]).catch(
    (thrown: unknown) => thrown,
  );
  lasting.lift();
  expect(isUnknownOutcome(error)).toBe(true);
  expect(isUnavailability(error)).toBe(true);
});

it('says so of a read too', async () => {
  for (const answer of ['reset', 'not-ready', 'not-leader', 'deadline-exceeded'] as const) {
    backend.faults.raise({ answer, on: ['read'] });
    const error = await headPosition(client).catch((thrown: unknown) => thrown);
    expect([answer, isUnavailability(error)]).toEqual([answer, true]);
  }
});

it('does not wait for ever for a node that stands still', async () => {
  backend.faults.freeze();
  const stream = `tryset-${randomUUID()}`;
  const same = [event()];
  const error = await appendToStream(client, stream, 'no_stream', same).catch((thrown: unknown) => thrown);
  backend.faults.thaw();
  expect(isUnknownOutcome(error)).toBe(true);
  expect(isUnavailability(error)).toBe(true);
  expect(await appendToStream(client, stream, 'no_stream', same)).toMatchObject({ ok: true, revision: 0n });
});
