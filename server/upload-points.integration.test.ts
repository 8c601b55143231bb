import { afterAll, beforeAll, expect, test } from 'vitest';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { noUploadPoints } from '#domain/tryset-items/upload-points.ts';
import { tryset } from '#domain/trysets/tryset.ts';
import { upcasters } from '#domain/upcasters.ts';
import { readStream } from '#event-store/load.ts';
import type { Caller } from '#http/caller.ts';
import { adminA, staff } from '#read-api/testing/test-models.ts';
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

const points = { lookUploadPoint: 4_950, instagramUploadPoint: 3_000, youtubeUploadPoint: 9_900 };
const member = { userId: 51, userGender: null, userRegion: 'KOREA' } as const;
const wishes = {
  recipient: null,
  isPreferExpress: false,
  requestedPoints: 0,
  expectedDeliveryOn: null,
  prepareOn: null,
  proposalId: null,
};

const item = (trysetItemId: number) => ({
  trysetItemId,
  brandId: 1,
  productId: 11,
  productSizeId: 110,
  stockItemId: trysetItemId,
  ...({ useMode: 'rent', trialDays: 7, postDays: 14 } as const),
});

async function earning() {
  const { rows } = await house.pool.query(
    `select id, look_upload_point as "lookUploadPoint", instagram_upload_point as "instagramUploadPoint",
       youtube_upload_point as "youtubeUploadPoint" from read.tryset_items order by id`,
  );
  return rows;
}

test('items of events without upload points are read correctly next to newer ones, everywhere', async () => {
  const [first, second, third] = [item(31), item(32), item(33)];
  await house.written('tryset-21', [
    { type: 'TrysetRequested', data: { trysetId: 21, ...member, items: [first], ...wishes } },
    { type: 'TrysetItemAdded', data: { item: second } },
  ]);
  for (const old of [first, second]) {
    const data = { ...old, trysetId: 21, ...member, isExpress: false };
    await house.written(`tryset_item-${old.trysetItemId}`, [{ type: 'TrysetItemRequested', data }]);
  }

  const clock = () => new Date().toISOString();
  const streams = createStreams(house.client, clock, { completions });
  const command = { action: 'add_item', item: { ...third, ...points } } as const;
  const actor = { label: 'staff', id: 1 } as const;
  const added = await runTarget(
    streams,
    { on: 'tryset', id: 21, command },
    { ...systemContext(clock), actor },
  );
  if (!added.ok) throw new Error('the item was refused');

  // The decider sees all three items. The two items of the old event version earn no points.
  const fresh = createStreams(house.client, clock, { completions });
  expect((await fresh.load(tryset, 21)).state.items).toEqual([
    { ...first, ...noUploadPoints },
    { ...second, ...noUploadPoints },
    { ...third, ...points },
  ]);
  expect((await fresh.load(trysetItem, 31)).state).toMatchObject(noUploadPoints);
  expect((await fresh.load(trysetItem, 33)).state).toMatchObject(points);
  const stored = await Array.fromAsync(readStream(house.client, 'tryset-21', 0n, upcasters));
  expect(stored.map(({ metadata }) => metadata.schemaVersion)).toEqual([1, 1, 2]);
  expect(stored[1]).toMatchObject({
    storedData: { item: second },
    data: { item: { ...second, ...noUploadPoints } },
  });

  // The mirror has the data as stored; rows, histories and past states use the newest version.
  await house.until(added.position);
  const { rows: mirror } = await house.pool.query<{ data: unknown }>(
    "select data from read.log where type = 'TrysetItemAdded' order by position",
  );
  expect(mirror).toEqual([{ data: { item: second } }, { data: { item: { ...third, ...points } } }]);
  const rows = [
    { id: 31, ...noUploadPoints },
    { id: 32, ...noUploadPoints },
    { id: 33, ...points },
  ];
  expect(await earning()).toEqual(rows);
  const toldOf = async (id: number, caller: Caller = staff) => {
    const { body } = await house.models.get(caller, `/v2/trysets/items/${id}/history`);
    return body.data.find(({ type }: { type: string }) => type === 'TrysetItemRequested');
  };
  expect((await toldOf(31)).data).toMatchObject(noUploadPoints);
  expect((await toldOf(31)).raw.data).not.toHaveProperty('lookUploadPoint');
  expect((await toldOf(33)).data).toMatchObject(points);
  const then = async (id: number) =>
    (await house.models.get(staff, `/v2/trysets/items/${id}?revision=0`)).body;
  expect(await then(31)).toMatchObject({ id: 31, ...noUploadPoints });
  expect(await then(33)).toMatchObject({ id: 33, ...points });

  // Brands do not see the upload points of their items.
  const { data, changes } = await toldOf(33, adminA);
  expect(JSON.stringify({ data, changes })).not.toMatch(/point/i);
  expect((await house.models.get(adminA, '/v2/trysets/items/33')).body).toMatchObject({
    lookUploadPoint: null,
  });

  expect(await house.rebuilt()).toBe('switched');
  expect(await earning()).toEqual(rows);
  expect(await house.differences(upcasters)).toEqual([]);
  expect(await house.logVerified()).toMatchObject({ differences: 0 });
});
