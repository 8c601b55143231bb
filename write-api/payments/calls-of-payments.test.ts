import { expect, test } from 'vitest';
import type { StoredEvent } from '#event-store/stored-event.ts';
import { callsOfPayments } from './calls-of-payments.ts';
import { fakeProvider } from './testing/fake-provider.ts';
import { depsInMemory } from './testing/in-memory.ts';

const at = '2026-06-01T00:00:00.000Z';

test.each([
  ['PaymentRequested', null],
  ['PaymentRequested', { dueTime: 'soon' }],
  ['PaymentRefundedElsewhere', {}],
])('an event with unreadable data stops no later one: %s %j', async (type, data) => {
  const { deps } = depsInMemory(
    () => at,
    fakeProvider(() => at).provider,
    () => {},
  );
  const stored: StoredEvent = {
    id: 'e',
    type,
    data,
    storedData: data,
    stream: 'payment-41',
    revision: 0n,
    position: 1n,
    recordedAt: at,
    metadata: {
      commandId: 'c',
      $correlationId: 'c',
      $causationId: 'c',
      actor: { label: 'system', id: null },
      receivedAt: at,
      schemaVersion: 1,
      command: 'request',
      brandIds: [],
    },
  };
  await expect(callsOfPayments.keep(deps.db, [stored])).resolves.toBeUndefined();
});
