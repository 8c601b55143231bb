import { afterAll, beforeAll, expect, it } from 'vitest';
import { look } from '#domain/looks/look.ts';
import { readStream } from '#event-store/load.ts';
import { networks } from '../sns/networks.ts';
import { noVideo, youtubeRefusal, youtubeVideo } from '../sns/testing/youtube.ts';
import { staff } from '../testing/house.ts';
import { standIn } from '../testing/stand-in.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';
import { givenItems } from './testing/given-items.ts';

const hour = 3_600_000;
const day = 24 * hour;
let youtube: Awaited<ReturnType<typeof standIn>>;
let side: TestWriteSide;
beforeAll(async () => {
  youtube = await standIn(noVideo);
  const options = { youtube: { url: youtube.url, apiKey: 'key' } };
  side = await testWriteSide({ sns: (clock) => networks(options, clock) });
});
afterAll(async () => {
  await side.close();
  await youtube.close();
});

async function given() {
  const things = await givenItems(side);
  const rule = { certification_rule: 'NORMAL' };
  await side.call(staff, 'PUT', `/v1/brands/${things.brandIds[0]}/certification-rule`, rule);
  return things;
}

async function posted(link: string, description = '#광고', things = given()) {
  const { member, itemIds } = await things;
  const body = { sns_type: 'Youtube', link, description, tryset_item_ids: itemIds };
  const { body: answer } = await side.call(member, 'POST', '/v1/looks', body);
  return { id: answer.id as number, member };
}

/** Waits until the look's state matches. */
async function until(id: number, state: object) {
  const now = async () => (await side.deps.streams.refresh(look, id)).state;
  await expect.poll(now, { timeout: 20_000, interval: 50 }).toMatchObject(state);
}

async function typesOf(id: number): Promise<string[]> {
  const types = [];
  for await (const { type } of readStream(side.deps.streams.client, `look-${id}`, 0n)) types.push(type);
  return types;
}

it('reads the counts from its network every day, and records only changes', async () => {
  const { id } = await posted('https://youtu.be/counted0001');
  youtube.answer(youtubeVideo({ viewCount: '900', likeCount: '31', commentCount: '4' }));
  side.advanceClock(hour);
  const counted = { like: 31, comment: 4, view: 900, followers: 12_300 };
  await until(id, { isLinkValid: true, goneSince: null, reactions: counted });
  const asked = youtube.asked.length;
  side.advanceClock(day);
  await expect.poll(() => youtube.asked.length, { timeout: 20_000 }).toBeGreaterThan(asked);
  youtube.answer(youtubeVideo({ viewCount: '1900', likeCount: '62' }));
  side.advanceClock(day);
  await until(id, { reactions: { like: 62, comment: null, view: 1_900 } });
  const told = (await typesOf(id)).filter((type) => type !== 'LookItemChecked');
  expect(told).toEqual(['LookPosted', 'LookLinkChecked', 'LookReactionsCounted', 'LookReactionsCounted']);
});

it('shows a rate limit of its network, and asks again after the pause', async () => {
  const { id } = await posted('https://youtu.be/limited0001');
  const limited = { ...youtubeRefusal(429, 'rateLimitExceeded'), headers: { 'retry-after': '120' } };
  youtube.answer(() => limited);
  side.advanceClock(hour);
  await until(id, { snsProblem: { problem: 'rate_limited' } });
  youtube.answer(() => youtubeRefusal(400, 'badRequest'));
  side.advanceClock(121_000);
  await until(id, { snsProblem: { problem: 'not_authorized' } });
  youtube.answer(youtubeVideo({ viewCount: '7' }));
  side.advanceClock(hour);
  await until(id, { snsProblem: null, reactions: { view: 7 } });
});

it('defers a post to people after it has been gone for an hour', async () => {
  const { id, member } = await posted('https://youtu.be/gone0000001');
  youtube.answer(noVideo);
  side.advanceClock(hour);
  await until(id, { isLinkValid: false, entries: [{ status: 'Pending' }] });
  side.advanceClock(hour);
  await until(id, { entries: [{ status: 'Deferred', reasons: ['SNSContentDeleted'] }] });
  // After a change of the link, the network is asked at once.
  youtube.answer(youtubeVideo({ viewCount: '3' }));
  const link = 'https://youtu.be/back0000001';
  expect((await side.call(member, 'PATCH', `/v1/looks/${id}`, { link })).status).toBe(200);
  await until(id, { hasLink: true, isLinkValid: true, goneSince: null });
});

it('is certified once the network has answered', async () => {
  const { id } = await posted('https://youtu.be/unpaid00001', 'a coat');
  await until(id, { entries: [{ status: 'Pending', checks: expect.arrayContaining([expect.anything()]) }] });
  youtube.answer(youtubeVideo({}, { paidProductPlacementDetails: { hasPaidProductPlacement: false } }));
  side.advanceClock(hour);
  await until(id, { entries: [{ status: 'Rejected', reasons: ['AdTagNotExists'] }] });
});

it('is not delayed by a network that never answers, and neither are reactions to its events', async () => {
  const silent = await posted('https://youtu.be/silent00001');
  // The items are prepared before the network falls silent: a silent network is given up after ten seconds.
  const things = await given();
  youtube.answer(() => null);
  side.advanceClock(hour);
  const asked = () => youtube.asked.some((url) => url.includes('silent00001'));
  await expect.poll(asked, { timeout: 20_000 }).toBe(true);
  const other = await posted('https://youtu.be/other000001', '#광고', Promise.resolve(things));
  await until(other.id, { entries: [{ checks: expect.arrayContaining([expect.anything()]) }] });
  expect((await side.deps.streams.refresh(look, silent.id)).state.snsProblem).toBeNull();
  youtube.hangUp();
  await until(silent.id, { snsProblem: { problem: 'unreachable' } });
});
