import { afterEach, beforeEach, expect, test } from 'vitest';
import { member } from '#domain/members/member.ts';
import { readStream } from '#event-store/load.ts';
import type { Caller } from '#http/caller.ts';
import { makeChange } from './kit/changes/change.ts';
import { systemContext } from './kit/changes/context.ts';
import { untilIndexed } from './kit/index/until-known.ts';
import { hashOf } from './kit/pictures/keep-picture.ts';
import type { Pictures } from './kit/pictures/pictures.ts';
import { givenItems } from './looks/testing/given-items.ts';
import { picturesOfPeople } from './pictures-of-people.ts';
import { staff } from './testing/house.ts';
import { aPicture } from './testing/picture.ts';
import { type TestWriteSide, testWriteSide } from './testing/write-side.ts';

const minute = 60_000;
const soon = { timeout: 20_000, interval: 50 };
let side: TestWriteSide;
/** The picture storage, which also returns pictures scheduled for removal. */
let kept: Pictures;
// Each test has its own installation. The store's clock decides when a picture is due, and it stays behind if a test advances
// the test clock.
beforeEach(async () => {
  side = await testWriteSide();
  kept = side.storage;
});
afterEach(() => side.close());

let shade = 0;
async function another() {
  shade += 1;
  const bytes = await aPicture({ color: [shade, 60, 60] });
  return { bytes, hash: hashOf(bytes) };
}
type Sent = Awaited<ReturnType<typeof another>>;

/** Sends pictures in a form whose body names them p0, p1, … */
async function send(
  caller: Caller,
  [method, url]: ['POST' | 'PUT' | 'PATCH', string],
  body: object | null,
  ...pictures: readonly Sent[]
) {
  const form = new FormData();
  if (body !== null) form.set('json', JSON.stringify(body));
  for (const [index, { bytes }] of pictures.entries()) form.set(`p${index}`, new Blob([bytes]), 'p.png');
  const answer = await side.call(caller, method, url, form);
  expect([answer.status, answer.body]).toEqual([expect.toBeOneOf([200, 201]), expect.anything()]);
  return answer.body;
}
const aMember = async (username: string): Promise<number> =>
  (await side.call(staff, 'POST', '/v1/users', { username, role: 'curator' })).body.id;
const portray = (id: number, picture: Sent) => send(staff, ['PUT', `/v1/users/${id}/picture`], null, picture);
async function forget(id: number): Promise<void> {
  expect((await side.call(staff, 'DELETE', `/v1/users/${id}`)).status).toBe(200);
  const isGone = async () => (await side.deps.streams.refresh(member, id)).state.status;
  await expect.poll(isGone, soon).toBe('forgotten');
}

const isThere = ({ hash }: Sent) => kept.has(hash);
const whichAreThere = (pictures: readonly Sent[]) => Promise.all(pictures.map(isThere));
const calls = ({ hash }: Sent) =>
  side.deps.db
    .selectFrom('write.outside_calls')
    .select('key')
    .where('kind', '=', 'drop_picture')
    .where('key', '=', hash)
    .execute();
async function isLeaving(picture: Sent): Promise<void> {
  await expect.poll(async () => (await calls(picture)).length, soon).toBe(1);
}
async function isSettled(picture: Sent): Promise<void> {
  await expect.poll(async () => (await calls(picture)).length, soon).toBe(0);
}

test('a forgotten member’s portrait and the pictures of looks and tickets are deleted, unless others name them', async () => {
  const given = await givenItems(side, 1);
  const before = await another();
  const portrait = await another();
  const posted = await another();
  const replaced = await another();
  const asked = await another();
  const shared = await another();
  await portray(given.userId, before);
  await portray(given.userId, portrait);
  await portray(await aMember('stays'), shared);
  const post = { sns_type: 'Instagram', link: 'https://www.instagram.com/p/Cgone/' };
  const said = { ...post, tryset_item_ids: given.itemIds, images: ['p0', 'p1'] };
  const look = await send(given.member, ['POST', '/v1/looks'], said, posted, shared);
  await send(given.member, ['POST', `/v1/looks/${look.id}/images`], { image: 'p0' }, replaced);
  const question = { title: 'Where is it?', text: 'It looked like this.', pictures: ['p0'] };
  await send(given.member, ['POST', '/v1/support-tickets'], question, asked);
  for (const id of given.itemIds) {
    const sold = { reason: 'it stays there', fault_type: 'curator' };
    await side.call(staff, 'POST', `/v2/trysets/items/${id}/actions/force_purchase`, sold);
  }
  await forget(given.userId);
  const theirs = [before, portrait, posted, replaced, asked];
  for (const each of theirs) await isLeaving(each);
  expect(await calls(shared)).toEqual([]);
  expect(await whichAreThere([...theirs, shared])).toEqual([true, true, true, true, true, true]);
  side.advanceClock(6 * minute);
  for (const each of theirs) await isSettled(each);
  expect(await whichAreThere([...theirs, shared])).toEqual([false, false, false, false, false, true]);
  const small = await kept.get(portrait.hash, 'small.webp');
  expect(small).toBeNull();
});

test('pictures that several people named are deleted with the last of them', async () => {
  const [first, second] = [await aMember('first'), await aMember('second')];
  const picture = await another();
  await portray(first, picture);
  await portray(second, picture);
  await forget(first);
  await untilIndexed(side.deps);
  expect(await calls(picture)).toEqual([]);
  await forget(second);
  await isLeaving(picture);
  side.advanceClock(6 * minute);
  await isSettled(picture);
  expect(await isThere(picture)).toBe(false);
});

test('a picture scheduled for removal stays if it is sent again, and cannot be named by its hash meanwhile', async () => {
  const [gone, other] = [await aMember('gone'), await aMember('sends')];
  const picture = await another();
  await portray(gone, picture);
  await forget(gone);
  await isLeaving(picture);
  const byHash = await side.call(staff, 'PUT', `/v1/users/${other}/picture`, { picture: picture.hash });
  expect(byHash).toMatchObject({ status: 422, body: { errorCode: 'picture.unknown' } });
  await portray(other, picture);
  expect(await calls(picture)).toEqual([]);
  side.advanceClock(6 * minute);
  await untilIndexed(side.deps);
  expect(await isThere(picture)).toBe(true);
});

test('a picture that was named again before its removal stays', async () => {
  const [gone, other] = [await aMember('leaves'), await aMember('names')];
  const picture = await another();
  await portray(gone, picture);
  await forget(gone);
  await isLeaving(picture);
  // This request found the picture before it was scheduled for removal, but names it only now.
  const named = { action: 'set_picture', kind: 'picture', hash: picture.hash } as const;
  const change = { decider: member, id: other, commands: [named], name: 'set_picture' };
  await makeChange(side.deps, change, { context: systemContext(side.deps.clock) });
  side.advanceClock(6 * minute);
  await isSettled(picture);
  expect(await isThere(picture)).toBe(true);
});

test('a rebuilt index deletes pictures of people forgotten before it knew of pictures', async () => {
  const gone = await aMember('long-gone');
  const picture = await another();
  await portray(gone, picture);
  await forget(gone);
  await isLeaving(picture);
  await side.deps.db.deleteFrom('write.outside_calls').where('key', '=', picture.hash).execute();
  await side.deps.db.deleteFrom('write.picture_names').execute();
  const events = await Array.fromAsync(readStream(side.deps.streams.client, `user-${gone}`));
  await picturesOfPeople.keep(side.deps.db, events);
  await picturesOfPeople.keep(side.deps.db, events);
  await isLeaving(picture);
  side.advanceClock(6 * minute);
  await isSettled(picture);
  expect(await isThere(picture)).toBe(false);
});
