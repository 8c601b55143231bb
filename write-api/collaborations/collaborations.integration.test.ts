import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessDayOf, daysLater } from '#domain/business-day.ts';
import { cashAccount } from '#domain/cash/cash-account.ts';
import { dueOf } from '#domain/cash/cash-state.ts';
import { collaboration } from '#domain/collaborations/collaboration.ts';
import { proposal } from '#domain/collaborations/proposal.ts';
import { personKey } from '#domain/members/person.ts';
import { pointAccount } from '#domain/points/point-account.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { tryset } from '#domain/trysets/tryset.ts';
import type { Caller } from '#http/caller.ts';
import { staff } from '../testing/house.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

const url = '/v1/brand-collaborations';

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side?.close());

const today = () => businessDayOf(side.deps.clock());
const collaborationOf = async (id: number) => (await side.deps.streams.refresh(collaboration, id)).state;
const proposalOf = async (id: number) => (await side.deps.streams.refresh(proposal, id)).state;
const errorOf = ({ status, body }: { status: number; body: { errorCode?: string } }) => [
  status,
  body.errorCode,
];
const post = (caller: Caller, path: string, body: object = {}, headers = {}) =>
  side.call(caller, 'POST', path, body, headers);

let people = 0;
async function made(path: string, body: object): Promise<number> {
  const answer = await post(staff, path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body.id;
}

async function givenMember(said: object = {}) {
  people += 1;
  const id = await made('/v1/users', {
    username: `partner${people}`,
    gender: 'female',
    role: 'curator',
    ...said,
  });
  return { label: 'user', id, name: `partner${people}` } as const;
}

async function givenBrand() {
  people += 1;
  const brandId = await made('/v1/brands', { name: `Linen ${people}`, is_published: true });
  const admin: Caller = {
    label: 'brand_admin',
    id: 900 + people,
    name: 'Lee',
    brandId,
    brand: { name: 'Linen', nameKo: null },
  };
  return { brandId, admin };
}

/** Sizes of a brand, each with garments in stock. */
async function givenSizes(brandId: number, count: number): Promise<number[]> {
  const sizes: number[] = [];
  for (let at = 0; at < count; at += 1) {
    people += 1;
    const productId = await made('/v2/products', {
      brand_id: brandId,
      name: `shirt ${people}`,
      gender: 'female',
      original_price: 100_000,
      is_published: true,
    });
    const { body } = await post(staff, `/v2/products/${productId}/sizes`, { name: 'M' });
    const sizeId: number = body.productSizeId ?? body.sizeId ?? body.id;
    const stockId = await made('/v1/stocks', { product_size_id: sizeId, code: `LINEN-${people}` });
    await made(`/v1/stocks/${stockId}/actions/enter`, {});
    sizes.push(sizeId);
  }
  return sizes;
}

const fields = () => ({
  name: 'Spring linen',
  start_date: today(),
  end_date: daysLater(today(), 20),
  post_until: daysLater(today(), 30),
});

/** A collaboration that recruits. */
async function givenCollaboration(said: object = {}) {
  const { brandId, admin } = await givenBrand();
  const answer = await post(admin, url, { ...fields(), ...said });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  const id: number = answer.body.id;
  expect((await post(staff, `${url}/${id}/actions/recruit`)).body.status).toBe('RECRUITING');
  return { id, brandId, admin };
}

const propose = (caller: Caller, id: number, userId: number, said: object = {}) =>
  post(caller, `${url}/${id}/proposals`, { user_id: userId, ...said });
const act = (caller: Caller, id: number, action: string, body: object = {}, headers = {}) =>
  post(caller, `/v1/proposals/${id}/actions/${action}`, body, headers);
const person = { name: 'Mina', phone: '010-1234-5678' };
const choice = (sizes: readonly number[]) => ({
  ...person,
  destination: { ...person, address: 'Seoul' },
  product_size_ids: sizes,
});
const itemsOf = async (trysetId: number | null) =>
  (await side.deps.streams.refresh(tryset, trysetId ?? 0)).state.items.map((item) => item.trysetItemId);
const onItem = async (id: number, action: string, body: object = {}) => {
  const { status, body: answer } = await post(staff, `/v2/trysets/items/${id}/actions/${action}`, body);
  expect(status, JSON.stringify(answer)).toBe(200);
};

describe('a collaboration', () => {
  it('is registered and revised by its brand until staff open it', async () => {
    const { admin, brandId } = await givenBrand();
    const other = await givenBrand();
    const { id } = (await post(admin, url, { ...fields(), admin_name: 'Han' })).body;
    const { adminName } = await collaborationOf(id);
    expect(adminName).not.toContain('Han');
    expect(await side.deps.sealing.unseal(personKey('brand', brandId), adminName ?? ('' as never))).toEqual({
      adminName: 'Han',
    });
    const patch = (caller: Caller, said: object) => side.call(caller, 'PATCH', `${url}/${id}`, said);
    expect((await patch(admin, { campaign_intro: 'Linen', admin_name: 'Han' })).status).toBe(200);
    expect(await collaborationOf(id)).toMatchObject({ campaignIntro: 'Linen', adminName });
    expect(errorOf(await patch(other.admin, { name: 'x' }))).toEqual([404, 'brand_collaboration.not_found']);
    expect(errorOf(await patch(admin, { end_date: daysLater(today(), -1) }))).toEqual([
      422,
      'brand_collaboration.wrong_days',
    ]);
    expect((await side.call(admin, 'PUT', `${url}/${id}`, fields())).status).toBe(200);
    expect(await collaborationOf(id)).toMatchObject({ campaignIntro: '', adminName: null });
    expect((await post(admin, `${url}/${id}/actions/recruit`)).status).toBe(403);
    await post(staff, `${url}/${id}/actions/recruit`);
    expect(errorOf(await patch(admin, { name: 'x' }))).toEqual([409, 'brand_collaboration.recruiting']);
    expect(errorOf(await post(admin, `${url}/${id}/actions/cancel`))).toEqual([
      409,
      'brand_collaboration.recruiting',
    ]);
    expect((await post(admin, `${url}/${id}/actions/close`)).body.status).toBe('DONE');
  });

  it('ends with the removal of its brand, and takes its proposals along', async () => {
    const { id, brandId, admin } = await givenCollaboration();
    const made = await propose(admin, id, (await givenMember()).id);
    expect(made.status).toBe(201);
    expect((await side.call(staff, 'DELETE', `/v1/brands/${brandId}`)).status).toBe(200);
    await side.reacted();
    expect((await collaborationOf(id)).status).toBe('CANCELED');
    await side.reacted();
    expect((await proposalOf(made.body.id)).status).toBe('CANCELED');
  });
});

describe('a proposal', () => {
  it('is made to a member once, and a member applies without a reward', async () => {
    const { id, admin } = await givenCollaboration();
    const [mina, jin] = [await givenMember(), await givenMember()];
    const offer = { assigned_point: 5_000, look_upload_cash: 50_000, feed_index: 2 };
    const proposed = await propose(admin, id, mina.id, offer);
    expect(proposed.status, JSON.stringify(proposed.body)).toBe(201);
    expect(await proposalOf(proposed.body.id)).toMatchObject({
      status: 'CREATED',
      lookUploadCash: 50_000,
      feedIndex: 2,
    });
    expect(errorOf(await propose(staff, id, mina.id))).toEqual([409, 'claim.proposal_taken']);
    expect(errorOf(await post(admin, `${url}/${id}/proposals`))[0]).toBe(400);
    const apply = (said: object = {}) => post(jin, `${url}/${id}/proposals`, said);
    expect(errorOf(await apply({ assigned_point: 1 }))).toEqual([403, 'proposal.reward_of_brand']);
    expect(errorOf(await apply({ user_id: mina.id }))).toEqual([404, 'user.not_found']);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const [one, other] = [
      await post(jin, `${url}/${id}/proposals`, {}, key),
      await post(jin, `${url}/${id}/proposals`, {}, key),
    ];
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(other.body.id).toBe(one.body.id);
    expect(
      (await act(admin, one.body.id, 'approve', { assigned_point: 100, look_upload_cash: 0 })).body.status,
    ).toBe('APPROVED');
    expect(errorOf(await act(mina, one.body.id, 'read'))).toEqual([404, 'proposal.not_found']);
    expect((await act(jin, one.body.id, 'read')).status).toBe(200);
    expect((await act(jin, one.body.id, 'read')).body.revision).toBe('2');
    expect(errorOf(await act(admin, one.body.id, 'reject'))[0]).toBe(400);
    expect((await act(admin, one.body.id, 'reject', { reason: 'full' })).body.status).toBe('REJECTED');
    expect((await apply()).status).toBe(201);
  });

  it('is for members of the brand’s country that stay, of a collaboration that recruits', async () => {
    const { id, admin } = await givenCollaboration();
    const abroad = await givenMember({ region_id: 'JAPAN' });
    expect(errorOf(await propose(admin, id, abroad.id))).toEqual([422, 'proposal.other_region']);
    const mina = await givenMember();
    await post(staff, `/v1/users/${mina.id}/actions/ban`, { reason: 'spam' });
    expect(errorOf(await propose(admin, id, mina.id))).toEqual([422, 'proposal.member_banned']);
    expect(errorOf(await propose(admin, id, 999_999))).toEqual([404, 'user.not_found']);
    const jin = await givenMember();
    await post(staff, `${url}/${id}/actions/close`);
    expect(errorOf(await propose(staff, id, jin.id))).toEqual([409, 'brand_collaboration.not_recruiting']);
    const other = await givenBrand();
    expect(errorOf(await propose(other.admin, id, jin.id))).toEqual([404, 'brand_collaboration.not_found']);
  });

  it('is confirmed with sizes of its brand, and its items send and deliver it', async () => {
    const { id, brandId, admin } = await givenCollaboration();
    const sizes = await givenSizes(brandId, 2);
    const [foreign = 0] = await givenSizes((await givenBrand()).brandId, 1);
    const mina = await givenMember();
    const proposalId = (await propose(admin, id, mina.id)).body.id;
    expect(errorOf(await act(mina, proposalId, 'confirm', choice([foreign])))).toEqual([
      409,
      'proposal.tryset_refused',
    ]);
    expect(await proposalOf(proposalId)).toMatchObject({
      status: 'APPROVED',
      failure: 'proposal.size_of_other_brand',
    });
    const key = { 'idempotency-key': crypto.randomUUID() };
    const confirmed = await act(mina, proposalId, 'confirm', choice(sizes), key);
    expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200);
    expect(confirmed.body.status).toBe('CONFIRMED');
    expect((await act(mina, proposalId, 'confirm', choice(sizes), key)).body.status).toBe('CONFIRMED');
    expect(errorOf(await act(mina, proposalId, 'confirm', choice(sizes)))).toEqual([
      409,
      'proposal.transition_not_allowed',
    ]);
    const { trysetId, destination } = await proposalOf(proposalId);
    expect(destination).not.toContain('Seoul');
    expect((await side.deps.streams.refresh(tryset, trysetId ?? 0)).state).toMatchObject({
      status: 'requested',
      proposalId,
      userId: mina.id,
    });
    const items = await itemsOf(trysetId);
    expect(items).toHaveLength(2);
    for (const [at, itemId] of items.entries()) {
      await onItem(itemId, 'accept');
      await onItem(itemId, 'outbound', { courier: 'HANJIN', tracking_number: `${proposalId}-${at}` });
    }
    await side.reacted();
    expect((await proposalOf(proposalId)).status).toBe('SENT');
    expect(errorOf(await act(mina, proposalId, 'cancel'))).toEqual([409, 'proposal.transition_not_allowed']);
    for (const itemId of items) await onItem(itemId, 'force_delivered', { reason: 'it is there' });
    await side.reacted();
    expect((await proposalOf(proposalId)).status).toBe('DELIVERED');
  });

  it('cancels its tryset first, unless garments are prepared', async () => {
    const { id, brandId, admin } = await givenCollaboration();
    const sizes = await givenSizes(brandId, 1);
    const mina = await givenMember();
    const proposalId = (await propose(admin, id, mina.id)).body.id;
    expect((await act(mina, proposalId, 'confirm', choice(sizes))).status).toBe(200);
    const [itemId = 0] = await itemsOf((await proposalOf(proposalId)).trysetId);
    expect((await act(mina, proposalId, 'cancel')).body.status).toBe('CANCELED');
    expect((await side.deps.streams.refresh(trysetItem, itemId)).state.status).toBe('tryset_canceled');
    const second = (await propose(admin, id, mina.id)).body.id;
    expect((await act(staff, second, 'confirm', choice(sizes))).status).toBe(200);
    const [other = 0] = await itemsOf((await proposalOf(second)).trysetId);
    await onItem(other, 'accept');
    expect(errorOf(await act(mina, second, 'cancel'))).toEqual([409, 'proposal.tryset_under_way']);
    await onItem(other, 'forced_deny', { reason: 'torn' });
    await side.reacted();
    expect(await proposalOf(second)).toMatchObject({ status: 'APPROVED', failure: 'tryset.canceled' });
  });

  it('keeps its member in the country until the garments are delivered or the proposal ends', async () => {
    const { id, admin } = await givenCollaboration();
    const mina = await givenMember();
    const proposalId = (await propose(admin, id, mina.id)).body.id;
    const move = () => side.call(staff, 'PATCH', `/v1/users/${mina.id}`, { region_id: 'JAPAN' });
    expect(errorOf(await move())).toEqual([409, 'user.region_in_use']);
    await act(mina, proposalId, 'cancel');
    expect((await move()).status).toBe(200);
  });

  it('ends with a ban and with the wish to be forgotten', async () => {
    const { id, admin } = await givenCollaboration();
    const [mina, jin] = [await givenMember(), await givenMember()];
    const ids = [(await propose(admin, id, mina.id)).body.id, (await propose(admin, id, jin.id)).body.id];
    expect((await post(staff, `/v1/users/${mina.id}/actions/ban`, { reason: 'spam' })).status).toBe(200);
    expect((await side.call(staff, 'DELETE', `/v1/users/${jin.id}`)).status).toBe(200);
    await side.reacted();
    for (const proposalId of ids) expect((await proposalOf(proposalId)).status).toBe('CANCELED');
  });
});

describe('a look for a collaboration', () => {
  it('earns the reward once it is certified, and loses it with the certification', async () => {
    const { id, brandId, admin } = await givenCollaboration();
    const sizes = await givenSizes(brandId, 1);
    const mina = await givenMember();
    const offer = { assigned_point: 5_000, look_upload_cash: 50_000 };
    const proposalId = (await propose(admin, id, mina.id, offer)).body.id;
    const look = (said: object = {}) =>
      side.call(mina, 'POST', '/v1/looks', { sns_type: 'Blog', proposal_id: proposalId, ...said });
    expect(errorOf(await look())).toEqual([422, 'look.proposal_not_confirmed']);
    await act(mina, proposalId, 'confirm', choice(sizes));
    const [itemId = 0] = await itemsOf((await proposalOf(proposalId)).trysetId);
    await onItem(itemId, 'accept');
    await onItem(itemId, 'outbound', { courier: 'HANJIN', tracking_number: `${proposalId}` });
    await onItem(itemId, 'force_delivered', { reason: 'it is there' });
    const posted = await look({ tryset_item_ids: [itemId] });
    expect(posted.status, JSON.stringify(posted.body)).toBe(201);
    const decide = async (action: string, body: object = {}) => {
      const answer = await post(staff, `/v1/looks/${posted.body.id}/actions/${action}`, body);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    };
    const due = async () => dueOf((await side.deps.streams.refresh(cashAccount, mina.id)).state, 'KRW');
    const balance = async () => (await side.deps.streams.refresh(pointAccount, mina.id)).state.balance;
    const before = await balance();
    await decide('approve_item');
    expect((await proposalOf(proposalId)).rewardedLookIds).toEqual([posted.body.id]);
    expect(await due()).toBe(50_000);
    const withBoth = await balance();
    expect(withBoth - before).toBeGreaterThanOrEqual(5_000);
    await decide('reject_item_from_done', { rejected_reasons: ['BrandTagNotExists'] });
    expect(await due()).toBe(0);
    expect(await balance()).toBe(before);
    const stranger = await givenMember();
    const other = { sns_type: 'Blog', proposal_id: proposalId };
    expect(errorOf(await side.call(stranger, 'POST', '/v1/looks', other))).toEqual([
      422,
      'look.proposal_unknown',
    ]);
    expect(errorOf(await look({ reservation_id: 1 }))).toEqual([422, 'look.reservation_and_proposal']);
  });
});
