import { expect, test } from 'vitest';
import { member } from '#domain/members/member.ts';
import type { WriteDeps } from '../deps.ts';
import { reviseMember } from '../members/use-cases.ts';
import { staff } from '../testing/house.ts';
import { signUp } from './sign-up.ts';
import { cancel, join } from './testing/steps.ts';
import { mina, noon, plans, type TicketHouse, ticketHouse } from './testing/ticket-house.ts';

const start = noon('2027-04-01');
const inUse = { errorCode: 'user.region_in_use' };
const moved = (house: TicketHouse, deps: WriteDeps = house.deps) =>
  house.ask((asked) => reviseMember(deps, asked, { id: mina.id, said: { regionId: 'JAPAN' } }), staff);
const regionOf = async (house: TicketHouse) =>
  (await house.deps.streams.refresh(member, mina.id)).state.regionId;
const joined = (house: TicketHouse, deps: WriteDeps) =>
  house.ask((asked) =>
    signUp(deps, asked, {
      userId: mina.id,
      memberPlanId: plans.standard,
      startDate: '2027-04-01',
      eventTicketId: null,
      usedPoints: 0,
      isRecharging: null,
      isForced: false,
    }),
  );

/** Runs other work once, before the command with the number `at`. */
function interrupted({ deps }: TicketHouse, at: number, other: () => Promise<unknown>) {
  let commands = 0;
  const streams: WriteDeps['streams'] = {
    ...deps.streams,
    async inTurn(on, work) {
      if (commands++ === at) await other();
      return deps.streams.inTurn(on, work);
    },
  };
  return { deps: { ...deps, streams }, hasInterrupted: () => commands > at };
}

/** A member has either moved, or has a ticket of the former region. */
async function expectOneOfBoth(house: TicketHouse, at: string): Promise<void> {
  await house.moveTo(noon('2027-04-02'));
  const region = await regionOf(house);
  const ticketId = await house.live(mina.id);
  expect(ticketId === null, `${at}: ${region}, ticket ${ticketId}`).toBe(region === 'JAPAN');
  expect(house.fake.charges.length, at).toBe(region === 'JAPAN' ? 0 : 1);
  expect(await house.points(mina.id), at).toMatchObject({ held: 0 });
}

test('a member moves without a ticket and points, and a repeat changes nothing', async () => {
  const house = await ticketHouse(start);
  await moved(house);
  await moved(house);
  expect(await regionOf(house)).toBe('JAPAN');
  expect(house.typesOf('user').filter((type) => type === 'MemberRegionChangeBegan')).toHaveLength(1);
});

test('a ticket keeps the region until it has ended, and points keep it until they are gone', async () => {
  const house = await ticketHouse(start);
  const { id } = await join(house);
  await expect(moved(house)).rejects.toMatchObject(inUse);
  await house.settle((call) => call.kind !== 'charge_payment');
  await cancel(house, id);
  await house.givePoints(mina.id, 500);
  await expect(moved(house)).rejects.toMatchObject(inUse);
  expect(house.typesOf('user')).not.toContain('MemberRegionChangeBegan');
  expect(await regionOf(house)).toBe('KOREA');
});

test('a whole sign-up at any moment of a change of the region: one of both happens', async () => {
  for (let at = 0; ; at += 1) {
    const house = await ticketHouse(start);
    const { deps, hasInterrupted } = interrupted(house, at, () => join(house).catch(refused));
    await moved(house, deps).catch(refused);
    await expectOneOfBoth(house, `sign-up before command ${at}`);
    if (!hasInterrupted()) break;
    expect(at).toBeLessThan(50);
  }
});

test('a whole change of the region at any moment of a sign-up: one of both happens', async () => {
  for (let at = 0; ; at += 1) {
    const house = await ticketHouse(start);
    const { deps, hasInterrupted } = interrupted(house, at, () => moved(house).catch(refused));
    await joined(house, deps).catch(refused);
    await expectOneOfBoth(house, `change before command ${at}`);
    if (!hasInterrupted()) break;
    expect(at).toBeLessThan(50);
  }
});

test('a sign-up stops a change of the region that a crash cut off', async () => {
  for (let points = 0; ; points += 1) {
    const house = await ticketHouse(start, points);
    const { deps, hasInterrupted } = interrupted(house, 2, () => join(house).catch(refused));
    await moved(house, deps).catch(refused);
    await expectOneOfBoth(house, `crash ${points}`);
    expect(hasInterrupted()).toBe(true);
    if (!house.hasCrashed()) break;
  }
});

test('both at once: one of both happens', async () => {
  const house = await ticketHouse(start);
  await Promise.allSettled([moved(house), join(house)]);
  await expectOneOfBoth(house, 'at once');
});

/** Lets a refusal pass, and nothing else. */
function refused(error: unknown): void {
  expect(error).toMatchObject({
    errorCode: expect.stringMatching(/^(user\.region_in_use|member_plan\..*)$/),
  });
}
