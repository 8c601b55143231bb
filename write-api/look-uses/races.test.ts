import { expect, test } from 'vitest';
import { endOfBusinessDay, startOfBusinessDay } from '#domain/business-day.ts';
import { admin, type LookUseHouse, lookUseHouse, mina, operator } from './testing/look-use-house.ts';

const start = startOfBusinessDay('2027-04-01');
const days = { startDate: '2027-04-05', endDate: '2027-04-12' };
const otherDays = { startDate: '2027-04-08', endDate: '2027-04-15' };

async function inProgress(house: LookUseHouse): Promise<number> {
  const { id } = await house.request(days);
  await house.act(id, { action: 'take_up' }, operator);
  return id;
}
const agree = (house: LookUseHouse, id: number) => house.act(id, { action: 'agree' }, mina);
const confirm = (house: LookUseHouse, id: number) =>
  house.act(id, { action: 'confirm', amount: null }, operator).catch((error: Error) => error);
const revise = (house: LookUseHouse, id: number) => house.act(id, { action: 'revise', ...otherDays }, admin);

test('agree and revise: in either order the member has agreed only to the days that the use has', async () => {
  for (const isAgreedFirst of [true, false]) {
    const house = await lookUseHouse(start);
    const id = await inProgress(house);
    const steps = [() => agree(house, id), () => revise(house, id)];
    for (const step of isAgreedFirst ? steps : steps.toReversed()) await step();
    await house.settle();
    expect(await house.use(id)).toMatchObject({ ...otherDays, answer: isAgreedFirst ? null : 'agreed' });
    const { startDate: from, endDate: until } = otherDays;
    expect(await house.claims()).toMatchObject([{ lookUseId: id, from, until }]);
    const outcome = await confirm(house, id);
    if (isAgreedFirst) expect(outcome).toMatchObject({ errorCode: 'look_use.not_agreed' });
    else expect(outcome).toMatchObject({ status: 'confirmed' });
  }
});

test('confirm and the removal of the look: a use confirmed first is marked, one confirmed later is canceled', async () => {
  for (const isConfirmedFirst of [true, false]) {
    const house = await lookUseHouse(start);
    const id = await inProgress(house);
    await agree(house, id);
    if (isConfirmedFirst) await confirm(house, id);
    await house.removeLook();
    await confirm(house, id);
    await house.settle();
    expect(await house.use(id)).toMatchObject(
      isConfirmedFirst ? { status: 'confirmed', isLookGone: true } : { status: 'canceled' },
    );
    expect(await house.claims()).toHaveLength(isConfirmedFirst ? 1 : 0);
  }
});

test('two uses of overlapping days: the earlier request wins, and its end leaves the days to the other', async () => {
  const house = await lookUseHouse(start);
  const first = await house.request(days);
  await expect(house.request(otherDays)).rejects.toMatchObject({ errorCode: 'look_use.overlaps' });
  await house.act(first.id, { action: 'cancel' }, admin);
  const second = await house.request(otherDays);
  await house.moveTo(startOfBusinessDay('2027-04-02'));
  expect(await house.claims()).toMatchObject([{ lookUseId: second.id }]);
});

test('expiry over a restart: a system that slept through a use begins it, pays it and ends it once', async () => {
  for (const isAwake of [true, false]) {
    const house = await lookUseHouse(start);
    const id = await inProgress(house);
    await agree(house, id);
    await confirm(house, id);
    const after = endOfBusinessDay('2027-04-13');
    if (isAwake) await house.moveTo(after);
    else {
      await house.settle();
      house.wait(after);
      await house.settle();
    }
    expect(await house.use(id)).toMatchObject({ status: 'Expired', payment: 'issued', isBegun: true });
    expect(await house.points()).toBe(3_000);
    expect(house.typesOf('look_use').filter((type) => type === 'LookUsePaymentIssued')).toHaveLength(1);
    expect(await house.claims()).toEqual([]);
  }
});

test('a crash after any append leaves one use, one claim and one payment, with and without the database', async () => {
  for (const losesDatabase of [false, true]) {
    for (let crashAt = 0; ; crashAt += 1) {
      const house = await lookUseHouse(start, crashAt, losesDatabase);
      house.arm();
      const id = await inProgress(house);
      await revise(house, id);
      await agree(house, id);
      await confirm(house, id);
      await house.moveTo(startOfBusinessDay('2027-04-09'));
      const { startDate: from, endDate: until } = otherDays;
      expect(await house.use(id), `crash ${crashAt}`).toMatchObject({
        status: 'confirmed',
        payment: 'issued',
      });
      expect(await house.claims(), `crash ${crashAt}`).toMatchObject([{ lookUseId: id, from, until }]);
      await house.moveTo(endOfBusinessDay('2027-04-20'));
      expect((await house.use(id)).status, `crash ${crashAt}`).toBe('Expired');
      expect(await house.claims(), `crash ${crashAt}`).toEqual([]);
      expect(await house.points(), `crash ${crashAt}`).toBe(3_000);
      if (!house.hasCrashed()) break;
    }
  }
});
