import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '#http/caller.ts';
import { staff } from '../testing/house.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';
import { countLeaving } from './letter-limit.ts';
import type { Letter } from './sender.ts';

const sent: Letter[] = [];
let side: TestWriteSide;
beforeAll(async () => {
  const mail = { send: async (letter: Letter) => void sent.push(letter) };
  side = await testWriteSide({ senders: { mail, sms: null } });
});
afterAll(() => side.close());

const waiting = async () =>
  (
    await side.deps.db
      .selectFrom('write.outside_calls')
      .select('problem')
      .where('kind', '=', 'letter')
      .where('problem', 'is not', null)
      .execute()
  ).length;

test('a brand sends twenty letters a day, and the remaining ones a day later', async () => {
  const { id: brandId } = (await side.call(staff, 'POST', '/v1/brands', { name: 'Acme' })).body;
  const admin: Caller = {
    label: 'brand_admin',
    id: 900,
    name: 'Lee',
    brandId,
    brand: { name: 'Acme', nameKo: null },
  };
  for (let n = 0; n < 25; n++) {
    const invited = { username: `invited-${n}`, email: `person-${n}@example.com` };
    expect((await side.call(admin, 'POST', `/v1/brands/${brandId}/admins`, invited)).status).toBe(201);
  }
  await expect.poll(waiting, { timeout: 30_000 }).toBe(5);
  expect(new Set(sent.map(({ to }) => to)).size).toBe(20);
  side.advanceClock(24 * 3_600_000 + 1000);
  await expect.poll(() => new Set(sent.map(({ to }) => to)).size, { timeout: 30_000 }).toBe(25);
});

test('a recipient gets ten letters an hour, also from concurrent sends, and each letter counts once', async () => {
  const letter = (id: string, sender: string | null = null) => ({
    id,
    way: 'mail' as const,
    to: 'victim@example.com',
    sender,
  });
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => countLeaving(side.deps, letter(`letter-${n}`, `user:${n}`))),
  );
  expect(answers.filter((until) => until === null)).toHaveLength(10);
  const [left] = answers.flatMap((until, n) => (until === null ? [n] : []));
  expect(await countLeaving(side.deps, letter(`letter-${left}`))).toBeNull();
  expect(await countLeaving(side.deps, { ...letter('another'), to: 'Victim@Example.com' })).not.toBeNull();
  side.advanceClock(3_600_001);
  expect(await countLeaving(side.deps, letter('later'))).toBeNull();
});
