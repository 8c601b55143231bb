import { expect, test, vi } from 'vitest';
import { anEvent, ownStore } from '#test/own-store.ts';
import { appendToStream } from './append.ts';
import { appendInOrder, type OrderedGroup, OrderLost } from './append-in-order.ts';
import { headPosition, lastEvent } from './load.ts';
import { readLog } from './read-log.ts';

const own = ownStore();
const groupOf = (stream: string): OrderedGroup => ({ stream, first: 0n, events: [anEvent(), anEvent()] });

async function* inTurn(groups: readonly OrderedGroup[]): AsyncGenerator<OrderedGroup> {
  yield* groups;
}

test('keeps concurrent groups in their order in the log', async () => {
  const groups = Array.from({ length: 50 }, (_, number) => groupOf(`counted-${number}`));
  const appended = vi.fn();
  await appendInOrder(own.client, inTurn(groups), 16, appended);
  expect(appended.mock.calls.map(([group]) => group)).toEqual(groups);
  const ids: string[] = [];
  for await (const page of readLog(own.client, { until: await headPosition(own.client) })) {
    ids.push(...page.filter(({ stream }) => stream.startsWith('counted-')).map(({ id }) => id));
  }
  expect(ids).toEqual(groups.flatMap(({ events }) => events.map(({ id }) => id)));
});

test('stops and sends nothing more when a group is stored before an earlier one', async () => {
  const [first, early, never] = [groupOf('lost-1'), groupOf('lost-2'), groupOf('lost-3')];
  // The second group is stored already, so its append returns a position before that of the first group.
  await appendToStream(own.client, early.stream, 'no_stream', early.events);
  const appended = vi.fn();
  const appending = appendInOrder(own.client, inTurn([first, early, never]), 1, appended);
  await expect(appending).rejects.toThrow(new OrderLost('lost-2'));
  expect(appended).toHaveBeenCalledOnce();
  expect(appended).toHaveBeenCalledWith(first, expect.any(BigInt));
  expect(await lastEvent(own.client, never.stream)).toBeNull();
});
