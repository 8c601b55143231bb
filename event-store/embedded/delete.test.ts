import {
  BACKWARDS,
  END,
  NO_STREAM,
  STREAM_EXISTS,
  StreamDeletedError,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collect, events, failure, startTestStore, type TestStore } from './testing/event-store.ts';

let t: TestStore;
beforeAll(async () => {
  t = await startTestStore();
});
afterAll(() => t.stop());

const revisions = async (stream: string): Promise<(bigint | undefined)[]> =>
  (await collect(t.client.readStream(stream))).map(({ event }) => event?.revision);

describe('delete', () => {
  test('hides the events, and appends continue after the old revisions', async () => {
    await t.client.appendToStream('again', events(3));
    const { position } = await t.client.deleteStream('again', { expectedRevision: 2n });
    expect(position?.commit).toBeGreaterThan(0n);
    expect(await failure(revisions('again'))).toBeInstanceOf(StreamNotFoundError);

    const result = await t.client.appendToStream('again', events(2), { expectedRevision: NO_STREAM });
    expect(result.nextExpectedRevision).toBe(4n);
    expect(await revisions('again')).toEqual([3n, 4n]);
    await t.client.appendToStream('again', events(1), { expectedRevision: 4n });
    expect(await revisions('again')).toEqual([3n, 4n, 5n]);
  });

  test.each(['any', 2n] as const)('allows writing to the stream again at %s', async (expectedRevision) => {
    const stream = `again-at-${expectedRevision}`;
    await t.client.appendToStream(stream, events(3));
    await t.client.deleteStream(stream);
    await t.client.appendToStream(stream, events(1), { expectedRevision });
    expect(await revisions(stream)).toEqual([3n]);
  });

  test('makes the stream nonexistent', async () => {
    await t.client.appendToStream('gone', events(1));
    await t.client.deleteStream('gone');
    const error = await failure(
      t.client.appendToStream('gone', events(1), { expectedRevision: STREAM_EXISTS }),
    );
    expect(error).toBeInstanceOf(StreamDeletedError);
  });

  test('keeps the old events hidden when only new metadata are set', async () => {
    await t.client.appendToStream('metadata-only', events(3));
    await t.client.deleteStream('metadata-only');
    await t.client.setStreamMetadata('metadata-only', { owner: 'me' });
    expect(await revisions('metadata-only')).toEqual([]);
    await t.client.appendToStream('metadata-only', events(1));
    expect(await revisions('metadata-only')).toEqual([3n]);
    const { metadata } = await t.client.getStreamMetadata('metadata-only');
    expect(metadata).toMatchObject({ owner: 'me', truncateBefore: 3 });
  });

  test('refuses another revision than expected', async () => {
    await t.client.appendToStream('kept', events(3));
    const error = await failure(t.client.deleteStream('kept', { expectedRevision: 1n }));
    expect(error).toBeInstanceOf(WrongExpectedVersionError);
    expect(error).toMatchObject({ streamName: 'kept', expectedVersion: 1n, actualVersion: 2n });
    expect(await revisions('kept')).toHaveLength(3);
  });

  test('refuses a stream that never existed', async () => {
    const error = await failure(t.client.deleteStream('never'));
    expect(error).toBeInstanceOf(WrongExpectedVersionError);
    expect(error).toMatchObject({ actualVersion: NO_STREAM });
  });
});

describe('tombstone', () => {
  test('ends the stream for good', async () => {
    await t.client.appendToStream('끝', events(2));
    await t.client.tombstoneStream('끝', { expectedRevision: 1n });
    for (const attempt of [
      () => revisions('끝'),
      () => collect(t.client.readStream('끝', { direction: BACKWARDS, fromRevision: END })),
      () => t.client.appendToStream('끝', events(1)),
      () => t.client.appendToStream('끝', events(1), { credentials: { username: 'a', password: 'b' } }),
      () => t.client.deleteStream('끝'),
      () => t.client.tombstoneStream('끝'),
    ]) {
      expect(await failure(attempt())).toBeInstanceOf(StreamDeletedError);
    }
  });

  test('accepts a name that was never used, and names it in the error', async () => {
    await t.client.tombstoneStream('taken', { expectedRevision: NO_STREAM });
    const error = await failure(t.client.appendToStream('taken', events(1), { expectedRevision: NO_STREAM }));
    expect(error).toMatchObject({ streamName: 'taken' });
    expect(await failure(revisions('taken'))).toMatchObject({ streamName: 'taken' });
  });

  test('refuses another revision than expected', async () => {
    await t.client.appendToStream('alive', events(3));
    const error = await failure(t.client.tombstoneStream('alive', { expectedRevision: NO_STREAM }));
    expect(error).toMatchObject({ expectedVersion: -1n, actualVersion: 2n });
  });
});

test('$all shows the events of deletions, and the deleted events', async () => {
  const start = (await t.client.appendToStream('shown', events(1))).position;
  await t.client.deleteStream('shown');
  await t.client.tombstoneStream('shown');
  const types = (await collect(t.client.readAll({ fromPosition: start }))).map(({ event }) => event?.type);
  expect(types).toEqual(['counted', '$metadata', '$streamDeleted']);
});
