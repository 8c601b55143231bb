// @module-tag thorough
import { expect, test, vi } from 'vitest';
import { businessDayOf, daysLater } from '#domain/business-day.ts';
import { proposal } from '#domain/collaborations/proposal.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { tryset } from '#domain/trysets/tryset.ts';
import type { Caller, MemberCaller } from '#http/caller.ts';
import { staff } from '../testing/house.ts';
import { twoRoles } from '../testing/two-roles.ts';
import { givenStock, type WriteRole } from '../testing/write-side.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const roles = twoRoles(5);
const { seed } = roles;

type Answer = Awaited<ReturnType<WriteRole['call']>>;
/** A call that one of the two roles makes. */
type Step = (role: WriteRole) => Promise<Answer>;

/** Each test runs in both orders, then four times at once. */
const rounds = 6;
const streams = () => roles.side.deps.streams;
const proposalOf = async (id: number) => (await streams().refresh(proposal, id)).state;
const statusOfItem = async (id: number) => (await streams().refresh(trysetItem, id)).state.status;
const itemsOf = async (trysetId: number | null) =>
  (await streams().refresh(tryset, trysetId ?? 0)).state.items.map((item) => item.trysetItemId);
const errorOf = ({ status, body }: Answer) => (status < 300 ? null : body.errorCode);

async function made(path: string, body: object): Promise<number> {
  const answer = await roles.side.call(staff, 'POST', path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body.id;
}

/** A proposal to a member, of a brand with one garment in stock. */
async function givenProposal() {
  const { brandId, productSizeId, userId } = await givenStock(roles.side, 2);
  const today = businessDayOf(roles.side.deps.clock());
  const days = { start_date: today, end_date: daysLater(today, 20), post_until: daysLater(today, 30) };
  const described = { brand_id: brandId, name: 'Spring linen', ...days };
  const collaborationId = await made('/v1/brand-collaborations', described);
  await made(`/v1/brand-collaborations/${collaborationId}/actions/recruit`, {});
  const id = await made(`/v1/brand-collaborations/${collaborationId}/proposals`, { user_id: userId });
  const member: MemberCaller = { label: 'user', id: userId, name: 'mina' };
  return { id, member, productSizeId };
}

const person = { name: 'Mina', phone: '010-1234-5678' };
const act =
  (caller: Caller, id: number, action: string, body: object = {}): Step =>
  (role) =>
    role.call(caller, 'POST', `/v1/proposals/${id}/actions/${action}`, body);
const confirming = ({ id, member, productSizeId }: Awaited<ReturnType<typeof givenProposal>>) =>
  act(member, id, 'confirm', {
    ...person,
    destination: { ...person, address: 'Seoul' },
    product_size_ids: [productSizeId],
  });
const onItem =
  (id: number, action: string, body: object = {}): Step =>
  (role) =>
    role.call(staff, 'POST', `/v2/trysets/items/${id}/actions/${action}`, body);

test(`confirm and reject: the first one decides, at once as well (TEST_SEED=${seed})`, async () => {
  for (let round = 0; round < rounds; round++) {
    const given = await givenProposal();
    const reject = act(staff, given.id, 'reject', { reason: 'full' });
    const [confirmed, rejected] = await roles.crossed(round, confirming(given), reject);
    const refusals = [errorOf(confirmed), errorOf(rejected)];
    expect(refusals.filter((code) => code !== null)).toEqual(['proposal.transition_not_allowed']);
    if (round < 2) expect(refusals[round]).toBeNull();
    await roles.side.reacted();
    const { status, trysetId } = await proposalOf(given.id);
    expect(status).toBe(refusals[0] === null ? 'CONFIRMED' : 'REJECTED');
    expect(await itemsOf(trysetId)).toHaveLength(refusals[0] === null ? 1 : 0);
  }
});

test(`confirm and cancel: no garment stays with a canceled proposal (TEST_SEED=${seed})`, async () => {
  for (let round = 0; round < rounds; round++) {
    const given = await givenProposal();
    const cancel = act(given.member, given.id, 'cancel');
    const [confirmed, canceled] = await roles.crossed(round, confirming(given), cancel);
    expect(errorOf(canceled)).toBeNull();
    if (round === 0) expect(errorOf(confirmed)).toBeNull();
    if (round === 1) expect(errorOf(confirmed)).toBe('proposal.transition_not_allowed');
    await roles.side.reacted();
    const { status, trysetId } = await proposalOf(given.id);
    expect(status).toBe('CANCELED');
    for (const id of await itemsOf(trysetId)) expect(await statusOfItem(id)).toBe('tryset_canceled');
  }
});

test(`the tryset is canceled while the garment is prepared: the item decides (TEST_SEED=${seed})`, async () => {
  for (let round = 0; round < rounds; round++) {
    const given = await givenProposal();
    expect(errorOf(await confirming(given)(roles.side))).toBeNull();
    const [itemId = 0] = await itemsOf((await proposalOf(given.id)).trysetId);
    const cancel = act(given.member, given.id, 'cancel');
    const [prepared, canceled] = await roles.crossed(round, onItem(itemId, 'accept'), cancel);
    await roles.side.reacted();
    const isPrepared = errorOf(prepared) === null;
    if (round < 2) expect(isPrepared).toBe(round === 0);
    expect(errorOf(canceled)).toBe(isPrepared ? 'proposal.tryset_under_way' : null);
    expect((await proposalOf(given.id)).status).toBe(isPrepared ? 'CONFIRMED' : 'CANCELED');
  }
});

test(`the tryset is canceled while SENT follows: a shipped garment is sent (TEST_SEED=${seed})`, async () => {
  for (let round = 0; round < rounds; round++) {
    const given = await givenProposal();
    expect(errorOf(await confirming(given)(roles.side))).toBeNull();
    const [itemId = 0] = await itemsOf((await proposalOf(given.id)).trysetId);
    expect(errorOf(await onItem(itemId, 'accept')(roles.side))).toBeNull();
    const parcel = { courier: 'HANJIN', tracking_number: `${seed}-${given.id}` };
    const ship = onItem(itemId, 'outbound', parcel);
    const deny = onItem(itemId, 'forced_deny', { reason: 'torn' });
    const [shipped, denied] = await roles.crossed(round, ship, deny);
    expect([errorOf(shipped), errorOf(denied)].filter((code) => code !== null)).toHaveLength(1);
    if (round === 0) expect(errorOf(shipped)).toBeNull();
    if (round === 1) expect(errorOf(denied)).toBeNull();
    await roles.side.reacted();
    const isShipped = errorOf(shipped) === null;
    expect(await proposalOf(given.id)).toMatchObject(
      isShipped ? { status: 'SENT' } : { status: 'APPROVED', failure: 'tryset.canceled' },
    );
    const after = await act(given.member, given.id, 'cancel')(roles.other);
    expect(errorOf(after)).toBe(isShipped ? 'proposal.transition_not_allowed' : null);
  }
});
