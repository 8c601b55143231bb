import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { KnownDeadline } from '#domain/reacting-kinds.ts';
import { givenStock, testWriteSide } from '../../testing/write-side.ts';
import { indexedPosition } from '../index/position.ts';

const eventually = { timeout: 20_000, interval: 20 };

test('a deadline that fails holds up no other one, and is tried again later', async () => {
  const side = await testWriteSide();
  onTestFinished(() => side.close());
  const { db, clock } = side.deps;
  await givenStock(side, 1);
  // A new index deletes all deadlines before it reads the log.
  await vi.waitUntil(async () => (await indexedPosition(db)) !== null, eventually);

  const due_at = new Date(clock());
  const cause = JSON.stringify({ eventId: randomUUID(), correlationId: randomUUID() });
  const claim = { userId: 1, trysetId: 2, itemIds: [3] };
  const sound: KnownDeadline = { name: 'settle_claim', dueAt: due_at.toISOString(), claim };
  // This version cannot read it.
  const broken = { name: 'settle_claim' };
  const rows = Object.entries({ broken, sound }).map(([key, deadline]) => ({
    key,
    due_at,
    deadline: JSON.stringify(deadline),
    cause,
  }));
  await db.insertInto('write.deadlines').values(rows).execute();

  const waiting = () => db.selectFrom('write.deadlines').select(['key', 'tries', 'error']).execute();
  const triedTimes = (tries: number) =>
    vi.waitFor(async () => {
      const [row, ...others] = await waiting();
      expect(others).toEqual([]);
      expect(row).toMatchObject({ key: 'broken', error: expect.stringContaining('TypeError') });
      expect(row?.tries).toBeGreaterThanOrEqual(tries);
    }, eventually);
  await triedTimes(1);
  expect(String(side.failures[0])).toBe('Error: the deadline broken failed');
  side.advanceClock(3_600_000);
  await triedTimes(2);
});
