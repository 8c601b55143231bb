import { afterAll, beforeAll, expect, test } from 'vitest';
import { appendToStream } from '#event-store/append.ts';
import { connectEventStore } from '#event-store/client.ts';
import { isUnavailability } from '#http/availability.ts';
import { type TestBackend, testBackend } from '#test/backend.ts';
import { addBackendChecks } from './backend-checks.ts';
import { checkEntry } from './entry-check.ts';
import { Health } from './health.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ ownStore: true });
});
afterAll(() => backend.close());

const unknownAccount = /does not know the account and password that EVENTSTORE_URL names/;
const noRight = /may not read \$all/;

test('a start without or with a wrong password fails and names the cause', async () => {
  const url = new URL(backend.eventStoreUrl.replace('esdb:', 'http:'));
  await expect(checkEntry(`esdb://${url.host}?tls=false`)).rejects.toThrow(unknownAccount);
  const wrong = backend.eventStoreUrl.replace(url.password, 'wrong');
  await expect(checkEntry(wrong)).rejects.toThrow(unknownAccount);
  await checkEntry(backend.eventStoreUrl);
});

test('a start with an account that may not read $all fails and says so', async () => {
  backend.faults.raise({ answer: 'access-denied', on: ['read'] });
  await expect(checkEntry(backend.eventStoreUrl)).rejects.toThrow(noRight);
});

test('a start continues while the store elects a leader', async () => {
  backend.faults.raise({ answer: 'not-ready', on: ['read'] });
  await checkEntry(backend.eventStoreUrl);
});

test('reports lost access in readiness and once in the log, until access returns', async () => {
  const told: unknown[] = [];
  const health = new Health(({ name, ok, detail }) => told.push([name, ok, detail]));
  const { databaseUrl, eventStoreUrl } = backend;
  const open = {
    databaseUrl,
    eventStoreUrl,
    embedded: false,
    announce: async () => {},
    close: async () => {},
  };
  const close = addBackendChecks(open, health);
  for (const [answer, detail] of [
    ['unauthenticated', unknownAccount],
    ['access-denied', noRight],
  ] as const) {
    const raised = backend.faults.raise({ answer, times: Number.POSITIVE_INFINITY });
    const { ready, checks } = await health.report();
    expect(ready).toBe(false);
    expect(checks).toContainEqual({
      name: 'event-store',
      ok: false,
      detail: expect.stringMatching(detail),
    });
    await health.report();
    expect(told.splice(0)).toEqual([['event-store', false, expect.stringMatching(detail)]]);
    const client = connectEventStore(eventStoreUrl);
    const refused = await appendToStream(client, 'tryset-1', 'no_stream', []).catch(
      (error: unknown) => error,
    );
    expect(isUnavailability(refused)).toBe(true);
    await client.dispose();
    raised.lift();
    expect(await health.report()).toMatchObject({ ready: true });
    expect(told.splice(0)).toEqual([['event-store', true, undefined]]);
  }
  await close();
});
