import { afterAll, beforeAll, expect, test } from 'vitest';
import { noUploadPoints } from '#domain/tryset-items/upload-points.ts';
import { tryset } from '#domain/trysets/tryset.ts';
import { upcasters } from '#domain/upcasters.ts';
import { readStream } from '#event-store/load.ts';
import { staff } from '#read-api/testing/test-models.ts';
import { completions } from '#write-api/completions.ts';
import { systemContext } from '#write-api/kit/changes/context.ts';
import { runTarget } from '#write-api/kit/commands/run-target.ts';
import { createStreams } from '#write-api/kit/commands/streams.ts';
import { type OldVersions, oldVersions } from './testing/old-versions.ts';

let house: OldVersions;
beforeAll(async () => {
  house = await oldVersions(upcasters);
});
afterAll(() => house?.close());

const member = { userId: 51, userGender: null, userRegion: 'KOREA' } as const;
const wishes = {
  recipient: null,
  isPreferExpress: false,
  requestedPoints: 0,
  expectedDeliveryOn: null,
};
const item = (trysetItemId: number) => ({
  trysetItemId,
  brandId: 1,
  productId: 11,
  productSizeId: 110,
  stockItemId: trysetItemId,
  ...({ useMode: 'rent', trialDays: 7, postDays: 14 } as const),
  ...noUploadPoints,
});

test('trysets of events without a proposal are read correctly next to newer ones, everywhere', async () => {
  await house.written('tryset-21', [
    { type: 'TrysetRequested', data: { trysetId: 21, ...member, items: [item(31)], ...wishes } },
  ]);
  const old = { ...item(31), trysetId: 21, ...member, isExpress: false };
  await house.written('tryset_item-31', [{ type: 'TrysetItemRequested', data: old }]);

  const clock = () => new Date().toISOString();
  const streams = createStreams(house.client, clock, { completions });
  const command = {
    action: 'request',
    trysetId: 22,
    ...member,
    items: [item(32)],
    ...wishes,
    prepareOn: null,
    proposalId: 62,
  } as const;
  const context = { ...systemContext(clock), actor: { label: 'user', id: 51 } } as const;
  const requested = await runTarget(streams, { on: 'tryset', id: 22, command }, context);
  if (!requested.ok) throw new Error('the tryset was refused');

  const fresh = createStreams(house.client, clock, { completions });
  expect((await fresh.load(tryset, 21)).state.proposalId).toBeNull();
  expect((await fresh.load(tryset, 22)).state.proposalId).toBe(62);
  const [first] = await Array.fromAsync(readStream(house.client, 'tryset-21', 0n, upcasters));
  const [second] = await Array.fromAsync(readStream(house.client, 'tryset-22', 0n, upcasters));
  expect([first?.metadata.schemaVersion, second?.metadata.schemaVersion]).toEqual([1, 4]);
  expect(first?.storedData).not.toHaveProperty('proposalId');

  // The mirror has the data as stored; rows, lists, histories and past states use the newest version.
  await house.until(requested.position);
  const stored = async () =>
    (await house.pool.query('select id, proposal_id as "proposalId" from read.trysets order by id')).rows;
  const rows = [
    { id: 21, proposalId: null },
    { id: 22, proposalId: 62 },
  ];
  expect(await stored()).toEqual(rows);
  const get = async (path: string) => (await house.models.get(staff, path)).body;
  const listed = await get('/v2/trysets?proposal_ids=62');
  expect(listed.data.map(({ id }: { id: number }) => id)).toEqual([22]);
  for (const { id, proposalId } of rows) {
    const { data } = await get(`/v2/trysets/${id}/history`);
    const told = data.find(({ type }: { type: string }) => type === 'TrysetRequested');
    expect(told.data).toMatchObject({ proposalId });
    expect(await get(`/v2/trysets/${id}?revision=0`)).toMatchObject({ id, proposalId });
  }

  expect(await house.rebuilt()).toBe('switched');
  expect(await stored()).toEqual(rows);
  expect(await house.differences(upcasters)).toEqual([]);
  expect(await house.logVerified()).toMatchObject({ differences: 0 });
});
