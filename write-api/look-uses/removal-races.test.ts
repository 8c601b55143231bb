import { expect, test } from 'vitest';
import { brand } from '#domain/brands/brand.ts';
import { endOfBusinessDay, startOfBusinessDay } from '#domain/business-day.ts';
import { entry } from '#domain/testing/looks.ts';
import { removeBrand } from '../brands/use-cases.ts';
import type { WriteDeps } from '../deps.ts';
import { wanting } from '../kit/actions/action-spec.ts';
import { takeAction } from '../kit/actions/single.ts';
import { shopDatabase } from '../orders/testing/shop-database.ts';
import { lookUseEntity } from './entity.ts';
import { type LookUseHouse, lookUseHouse, mina, operator } from './testing/look-use-house.ts';
import { cancelUsesOfBrand } from './with-brand.ts';

const start = startOfBusinessDay('2027-04-01');
const days = { startDate: '2027-04-05', endDate: '2027-04-12' };
const brandFields = {
  name: 'Acme',
  nameKo: null,
  skuCode: null,
  regionId: 'KOREA',
  instagramId: null,
  commissionRate: 33,
  isFeatured: false,
  isExclusive: false,
  exclusiveCuratorIds: [],
  agreeMarketing: false,
} as const;

/** A house with a brand whose use waits for its confirmation only. */
async function agreedUse() {
  const house = await lookUseHouse(start, -1, false, [cancelUsesOfBrand]);
  const { brandId } = entry;
  await house.given(brand, brandId, { action: 'register', brandId, ...brandFields });
  const { id } = await house.request(days);
  await house.act(id, { action: 'take_up' }, operator);
  await house.act(id, { action: 'agree' }, mina);
  await house.settle();
  const db = shopDatabase({
    productOfSize: () => null,
    garmentsOfSize: () => [],
    openOrders: () => [],
    liveUses: () => [id],
  });
  return { house, id, deps: { ...house.deps, db } };
}

const codeOf = (error: { errorCode?: string }) => error.errorCode ?? String(error);
const confirm = (house: LookUseHouse, id: number, deps: WriteDeps) =>
  house
    .ask(
      (asked) => takeAction(deps, asked, lookUseEntity, id, wanting({ action: 'confirm', amount: null })),
      operator,
    )
    .then(() => null, codeOf);
const remove = (house: LookUseHouse, deps: WriteDeps) =>
  house.ask((asked) => removeBrand(deps, asked, entry.brandId), operator).then(() => null, codeOf);

/** Runs other work once, before the command with the number `at`. */
function interrupted(deps: WriteDeps, at: number, other: () => Promise<unknown>) {
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

/** Either the brand stays and its use is confirmed, or both end, and the member gets nothing. */
async function expectOneOfBoth(house: LookUseHouse, id: number, at: string): Promise<boolean> {
  await house.settle();
  const { status } = await house.use(id);
  const { state } = await house.deps.streams.refresh(brand, entry.brandId);
  const isThere = state.status !== 'removed';
  expect([status, isThere], at).toEqual(
    isThere ? ['confirmed', true] : [expect.stringMatching(/^(canceled|Expired)$/), false],
  );
  await house.moveTo(endOfBusinessDay('2027-04-20'));
  expect(await house.points(), at).toBe(isThere ? 3_000 : 0);
  return isThere;
}

test('a whole confirmation at any moment of the removal: one of both happens', async () => {
  const lives = new Set<boolean>();
  let stopped = 0;
  for (let at = 0; ; at += 1) {
    const { house, id, deps } = await agreedUse();
    const between = interrupted(deps, at, () => confirm(house, id, deps));
    const refused = await remove(house, between.deps);
    if (!between.hasInterrupted()) break;
    const isThere = await expectOneOfBoth(house, id, `confirmation before command ${at}`);
    if (isThere) expect(refused).toBe('removal.in_use');
    lives.add(isThere);
    stopped += house.typesOf('brand').filter((type) => type === 'BrandRemovalStopped').length;
    expect(at).toBeLessThan(50);
  }
  expect([...lives]).toContain(true);
  expect(stopped).toBeGreaterThan(0);
});

test('a whole removal at any moment of the confirmation: one of both happens', async () => {
  const refusals = new Set<string | null>();
  for (let at = 0; ; at += 1) {
    const { house, id, deps } = await agreedUse();
    const between = interrupted(deps, at, () => remove(house, deps));
    refusals.add(await confirm(house, id, between.deps));
    if (!between.hasInterrupted()) break;
    await expectOneOfBoth(house, id, `removal before command ${at}`);
    expect(at).toBeLessThan(50);
  }
  expect(refusals).toContain('look_use.brand_gone');
});

test('a confirmation that dies after its command, during a removal, ends with the brand', async () => {
  const { house, id, deps } = await agreedUse();
  const streams: WriteDeps['streams'] = {
    ...deps.streams,
    async inTurn(on, work) {
      await remove(house, deps);
      await deps.streams.inTurn(on, work);
      throw new Error('crash');
    },
  };
  expect(await confirm(house, id, { ...deps, streams })).toContain('crash');
  expect((await house.use(id)).status).toBe('confirmed');
  await expectOneOfBoth(house, id, 'crash');
  const repeated = house.typesOf('look_use').filter((type) => type === 'LookUseEnded');
  expect(repeated).toHaveLength(1);
  expect(await confirm(house, id, deps)).toBe('look_use.transition_not_allowed');
});
