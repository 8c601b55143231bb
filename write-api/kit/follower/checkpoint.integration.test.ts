import { expect, it } from 'vitest';
import { appendToStream } from '#event-store/append.ts';
import { anEvent, ownStore } from '#test/own-store.ts';
import { indexed } from '../../indexed.ts';
import { newestFollowed } from '../index/position.ts';
import { openCheckpoint, storedCheckpoint } from './checkpoint.ts';

const own = ownStore();

const clock = () => '2026-01-01T00:00:00.000Z';
const open = (reactor: string) =>
  openCheckpoint(own.client, clock, reactor, () => newestFollowed(own.client, indexed.streams));

it('starts at the beginning of an empty log, and continues from the saved position', async () => {
  const opened = await open('first');
  expect(opened.position).toBe(0n);
  await opened.save(7n);
  expect((await open('first')).position).toBe(7n);
});

it('starts after the newest event, whatever was noted since', async () => {
  const appended = await appendToStream(own.client, 'product-1', 'no_stream', [anEvent()]);
  const noting = await open('first');
  for (let position = 100n; position < 120n; position++) await noting.save(position);
  const opened = await open('second');
  expect(appended).toMatchObject({ ok: true, position: opened.position });
});

it('is created once by two simultaneous starts', async () => {
  const positions = await Promise.all(['third', 'third', 'third'].map(open));
  expect(new Set(positions.map(({ position }) => position)).size).toBe(1);
});

it('is read from outside as it was last saved, and is null before the first start', async () => {
  expect(await storedCheckpoint(own.client, 'fourth')).toBeNull();
  const opened = await open('fourth');
  expect(await storedCheckpoint(own.client, 'fourth')).toBe(opened.position);
  const position = opened.position + 5n;
  await opened.save(position);
  expect(await storedCheckpoint(own.client, 'fourth')).toBe(position);
});
