import { expect, test } from 'vitest';
import { appendToStream } from '#event-store/append.ts';
import { anEvent, ownStore } from '#test/own-store.ts';
import { lagBehind } from './status.ts';

const own = ownStore();

async function append(stream: string): Promise<bigint> {
  const outcome = await appendToStream(own.client, stream, 'no_stream', [anEvent()]);
  return outcome.ok ? outcome.position : -1n;
}

test('only events that the read models process count as lag', async () => {
  const position = await append('stock_item-1');
  for (let note = 0; note < 25; note++) await append(`reactor_checkpoint-${note}`);
  await own.client.setStreamMetadata('stock_item-1', { maxAge: 100_000 });
  expect(await lagBehind(own.client, position)).toBe(0);
  const next = await append('stock_item-2');
  expect(await lagBehind(own.client, position)).toBeGreaterThan(0);
  expect(await lagBehind(own.client, next)).toBe(0);
});
