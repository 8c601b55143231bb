import { expect, test } from 'vitest';
import type { Sealed } from '#domain/sealed.ts';
import { mina, operator, type ProposalHouse, proposalHouse } from './testing/proposal-house.ts';

const attempt = <Result>(work: Promise<Result>) => work.catch((error: { errorCode: string }) => error);
const reject = { action: 'reject' } as const;
const cancel = { action: 'cancel' } as const;

async function trysetOf(house: ProposalHouse, id: number): Promise<number> {
  const { trysetId } = await house.proposal(id);
  if (trysetId === null) throw new Error('the proposal has no tryset');
  return trysetId;
}

/** Prepares and ships an item. */
async function ship(house: ProposalHouse, itemId: number): Promise<void> {
  await house.onItem(itemId, { action: 'accept' });
  await house.onItem(itemId, { action: 'outbound', courier: null, trackingNumber: null });
}

const deliver = (house: ProposalHouse, itemId: number) => house.onItem(itemId, { action: 'force_delivered' });

test('confirm and reject: the first one decides, in either order and at once', async () => {
  for (const isConfirmedFirst of [true, false]) {
    const house = await proposalHouse();
    const { id } = await house.propose();
    const steps = [() => house.confirm(id), () => house.act(id, reject)];
    const outcomes = [];
    for (const step of isConfirmedFirst ? steps : steps.toReversed()) outcomes.push(await attempt(step()));
    await house.settle();
    expect(outcomes[1]).toMatchObject({ errorCode: 'proposal.transition_not_allowed' });
    expect((await house.proposal(id)).status).toBe(isConfirmedFirst ? 'CONFIRMED' : 'REJECTED');
    expect(house.typesOf('tryset')).toEqual(isConfirmedFirst ? ['TrysetRequested'] : []);
  }
  const house = await proposalHouse();
  const { id } = await house.propose();
  const both = await Promise.all([attempt(house.confirm(id)), attempt(house.act(id, reject))]);
  expect(both.filter((each) => 'errorCode' in each)).toHaveLength(1);
  await house.settle();
  const { status } = await house.proposal(id);
  expect(house.typesOf('tryset')).toHaveLength(status === 'CONFIRMED' ? 1 : 0);
});

test('a member takes part once, and again after a rejection', async () => {
  const house = await proposalHouse();
  const { id } = await house.propose();
  expect(await attempt(house.apply())).toMatchObject({ errorCode: 'claim.proposal_taken' });
  await house.act(id, reject);
  const { id: other } = await house.apply();
  await house.act(other, cancel, mina);
  expect((await house.propose()).status).toBe('CREATED');
});

test('a refused tryset brings the proposal back with the reason, and other sizes can be chosen', async () => {
  const house = await proposalHouse();
  const { id } = await house.propose();
  expect(await attempt(house.confirm(id, [79]))).toMatchObject({
    errorCode: 'proposal.tryset_refused',
    detail: { cause: 'tryset.size_sold_out' },
  });
  expect(await house.proposal(id)).toMatchObject({ status: 'APPROVED', failure: 'tryset.size_sold_out' });
  await house.settle();
  await house.confirm(id);
  expect(await house.proposal(id)).toMatchObject({ status: 'CONFIRMED', failure: null });
});

test('sent with the first item, delivered with the last one', async () => {
  const house = await proposalHouse();
  const { id } = await house.propose();
  await house.confirm(id);
  const trysetId = await trysetOf(house, id);
  await ship(house, trysetId * 10 + 1);
  await house.settle();
  expect((await house.proposal(id)).status).toBe('SENT');
  await ship(house, trysetId * 10 + 2);
  await deliver(house, trysetId * 10 + 1);
  await house.settle();
  expect((await house.proposal(id)).status).toBe('SENT');
  await deliver(house, trysetId * 10 + 2);
  await house.settle();
  expect((await house.proposal(id)).status).toBe('DELIVERED');
  expect(await attempt(house.act(id, cancel))).toMatchObject({
    errorCode: 'proposal.transition_not_allowed',
  });
});

test('the tryset is canceled while SENT follows: the items decide', async () => {
  const sent = await proposalHouse();
  const { id } = await sent.propose();
  await sent.confirm(id);
  const trysetId = await trysetOf(sent, id);
  await ship(sent, trysetId * 10 + 1);
  // The other item is canceled before the reaction to the shipment.
  await sent.cancelTryset(trysetId);
  expect(await attempt(sent.act(id, cancel))).toMatchObject({ errorCode: 'proposal.tryset_under_way' });
  await sent.settle();
  expect((await sent.proposal(id)).status).toBe('SENT');
  await deliver(sent, trysetId * 10 + 1);
  await sent.settle();
  expect((await sent.proposal(id)).status).toBe('DELIVERED');

  const back = await proposalHouse();
  const { id: other } = await back.propose();
  await back.confirm(other);
  await back.cancelTryset(await trysetOf(back, other));
  await back.settle();
  expect(await back.proposal(other)).toMatchObject({ status: 'APPROVED', failure: 'tryset.canceled' });
});

test('a cancel of a confirmed proposal cancels its tryset first, whatever append a crash meets', async () => {
  for (let crashAt = 0; ; crashAt += 1) {
    const house = await proposalHouse(crashAt);
    const { id } = await house.propose();
    await house.confirm(id);
    const trysetId = await trysetOf(house, id);
    house.arm();
    await house.act(id, cancel, mina);
    await house.settle();
    expect((await house.proposal(id)).status, `crash ${crashAt}`).toBe('CANCELED');
    const statuses = (await house.items(trysetId)).map(({ status }) => status);
    expect(statuses, `crash ${crashAt}`).toEqual(['tryset_canceled', 'tryset_canceled']);
    if (!house.hasCrashed()) break;
  }
});

test('a cancel closes the tryset that was not requested yet, so that none comes late', async () => {
  const house = await proposalHouse();
  const { id } = await house.propose();
  const choice = { trysetId: 7_001, productSizeIds: [71], destination: 's1.sealed' as Sealed };
  await house.run(
    { on: 'proposal', id, command: { action: 'confirm', ...choice } },
    { label: 'user', id: mina.id },
  );
  await house.act(id, cancel, mina);
  expect((await house.tryset(7_001)).status).toBe('expired');
  await house.settle();
  expect((await house.proposal(id)).status).toBe('CANCELED');
  expect(house.typesOf('tryset')).toEqual(['TrysetRequestExpired']);
});

test('a crash after any append leaves one proposal and one tryset', async () => {
  for (let crashAt = 0; ; crashAt += 1) {
    const house = await proposalHouse(crashAt);
    house.arm();
    const { id } = await house.propose();
    await house.confirm(id);
    await house.settle();
    const { status, trysetId } = await house.proposal(id);
    expect(status, `crash ${crashAt}`).toBe('CONFIRMED');
    expect((await house.tryset(trysetId ?? 0)).proposalId, `crash ${crashAt}`).toBe(id);
    expect(house.typesOf('tryset'), `crash ${crashAt}`).toEqual(['TrysetRequested']);
    expect(house.typesOf('proposal').filter((type) => type === 'ProposalMade')).toHaveLength(1);
    if (!house.hasCrashed()) break;
  }
});

test('a crash after any append of a refused confirmation brings the proposal back once', async () => {
  for (let crashAt = 0; ; crashAt += 1) {
    const house = await proposalHouse(crashAt);
    const { id } = await house.propose();
    house.arm();
    expect(await attempt(house.confirm(id, [79]))).toMatchObject({ errorCode: 'proposal.tryset_refused' });
    await house.settle();
    expect(await house.proposal(id), `crash ${crashAt}`).toMatchObject({
      status: 'APPROVED',
      failure: 'tryset.size_sold_out',
    });
    const failures = house.typesOf('proposal').filter((type) => type === 'ProposalConfirmFailed');
    expect(failures, `crash ${crashAt}`).toHaveLength(1);
    if (!house.hasCrashed()) break;
  }
});

test('a confirmation and a cancel at once leave no tryset of a canceled proposal', async () => {
  const house = await proposalHouse();
  const { id } = await house.propose();
  await Promise.all([attempt(house.confirm(id)), attempt(house.act(id, cancel, operator))]);
  await house.settle();
  const { status, trysetId } = await house.proposal(id);
  if (status === 'CANCELED') {
    const statuses = trysetId === null ? [] : (await house.items(trysetId)).map((item) => item.status);
    expect(statuses.every((each) => each === 'idle' || each === 'tryset_canceled')).toBe(true);
  } else {
    expect(status).toBe('CONFIRMED');
  }
});

test('a crash at each step of the rewards gives points and cash once, and takes them back once', async () => {
  for (let crashAt = 0; ; crashAt += 1) {
    const house = await proposalHouse(crashAt);
    const { id } = await house.propose();
    await house.confirm(id);
    house.arm();
    for (const [action, lookId] of [
      ['reward', 81],
      ['reward', 82],
      ['revoke', 81],
      ['revoke', 82],
      ['reward', 81],
    ] as const) {
      await house.run({ on: 'proposal', id, command: { action, lookId } });
    }
    await house.settle();
    expect(await house.points(), `crash ${crashAt}`).toBe(5_000);
    expect(await house.due(), `crash ${crashAt}`).toBe(50_000);
    if (!house.hasCrashed()) break;
  }
});

test('a new decision after the payout takes the cash from the next one', async () => {
  const house = await proposalHouse();
  const { id } = await house.propose();
  await house.confirm(id);
  const decide = (action: 'reward' | 'revoke') =>
    house.run({ on: 'proposal', id, command: { action, lookId: 81 } });
  await decide('reward');
  const pay = {
    action: 'pay',
    userId: mina.id,
    payoutId: 9,
    currency: 'KRW',
    upTo: 1,
    amount: 50_000,
  } as const;
  await house.run({ on: 'cash_account', id: mina.id, command: pay });
  expect(await house.due()).toBe(0);
  await decide('revoke');
  expect(await house.due()).toBe(-50_000);
  await decide('reward');
  expect(await house.due()).toBe(0);
  expect(await house.points()).toBe(5_000);
});

test('a collaboration closes after its last day for posts, also after a sleep', async () => {
  for (const isAwake of [true, false]) {
    const house = await proposalHouse();
    const after = '2027-05-15T15:00:00.000Z';
    if (isAwake) await house.moveTo(after);
    else house.wait(after);
    await house.settle();
    expect((await house.collaboration()).status).toBe('DONE');
  }
});
