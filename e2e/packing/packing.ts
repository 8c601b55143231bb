import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { packingDesk } from '#dashboard/packing/paths.ts';
import { atRest } from '../kit/at-rest.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, findItems, itemsPath, readItem, readStock } from '../kit/calls.ts';
import { filled } from '../kit/filled.ts';
import { intercept } from '../kit/intercept.ts';
import { layoutFaults } from '../kit/layout.ts';
import { eventually, visitor } from '../kit/visitor.ts';
import { freeGarment, type GivenParcel, givenParcels } from './given-parcels.ts';

const { packing } = en;
const isAway = /net::ERR_|Failed to load|status of 5/;

const box = (page: Page) => page.locator('main input[type=text]').first();
const alarm = (page: Page) => page.getByTestId('alarm').filter({ hasText: /./ });
const log = (page: Page) => page.getByRole('region', { name: packing.log.title, exact: true });
const shippedRow = (page: Page, { trysetId }: GivenParcel) =>
  log(page)
    .getByRole('row')
    .filter({ hasText: String(trysetId) });
const cardOf = (page: Page, { trysetId }: GivenParcel) =>
  page.getByRole('region', { name: filled(packing.ofTryset, { id: trysetId }), exact: true });
const number = (of: number) => `4077-3300-${String(of).padStart(5, '0')}`;
const numbersOf = async ({ trysetId }: GivenParcel) =>
  (await findItems(`tryset_ids=${trysetId}&limit=50`)).data.map(({ trackingNumber }) => trackingNumber);

/** What a keyboard that is set to Hangul types for the keys A to Z. */
const jamo = [...'ㅁㅠㅊㅇㄷㄹㅎㅗㅑㅓㅏㅣㅡㅜㅐㅔㅂㄱㄴㅅㅕㅍㅈㅌㅛㅋ'];
const inHangul = (code: string) =>
  code.replace(/[a-z]/gi, (letter) => jamo[letter.toLowerCase().charCodeAt(0) - 97] ?? letter);

/** Types into the focused element like a scanner. */
async function scan(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

async function openDesk(go: (path: string) => Promise<void>, page: Page): Promise<void> {
  await go(packingDesk);
  await eventually(() => box(page).evaluate((field) => field === document.activeElement)).toBe(true);
}

async function one(): Promise<GivenParcel> {
  const [parcel] = await givenParcels(1);
  if (parcel === undefined) throw new Error('no parcel was given');
  return parcel;
}

/** Tests packing and shipping with a scanner. */
export function packingSuite(): void {
  test('a wrong garment stops, and the garment in hand goes instead of the missing one', async () => {
    const [mine, other] = await givenParcels(2);
    if (mine === undefined || other === undefined) throw new Error('no parcels were given');
    const free = await freeGarment();
    const { page, go } = await visitor({ as: 'brand-a' });
    await openDesk(go, page);
    await scan(page, `T#${mine.trysetId}`);
    await cardOf(page, mine).getByText('서울시 마포구 1').waitFor();
    const [first = '', second = ''] = mine.codes;
    const [foreign = ''] = other.codes;
    await scan(page, foreign);
    const stop = filled(packing.problems.ofOther, { code: foreign, tryset: other.trysetId });
    await alarm(page).getByText(stop, { exact: true }).waitFor();
    await scan(page, second);
    await scan(page, free);
    await alarm(page)
      .getByText(filled(packing.swap, { code: free, from: first }), { exact: true })
      .waitFor();
    await atRest(page);
    expect(await layoutFaults(page)).toEqual([]);
    await expectAccessible(page);
    await scan(page, 's');
    await cardOf(page, mine).getByText(free, { exact: true }).waitFor();
    await scan(page, number(mine.trysetId));
    await shippedRow(page, mine).getByText(packing.log.state.shipped, { exact: true }).waitFor();
    await eventually(() => numbersOf(mine)).toEqual(mine.codes.map(() => number(mine.trysetId)));
    expect((await readItem(mine.items[0]?.id ?? 0)).stock.code).toBe(free);
    expect((await readStock(mine.items[0]?.stock.id ?? 0)).status).toBe('in_stock');
  });

  test('keeps the work over a reload, reads a Korean keyboard, and names what is left out', async () => {
    const mine = await one();
    const [half] = await givenParcels(1, false);
    if (half === undefined) throw new Error('no parcel was given');
    const { page, go } = await visitor({ as: 'staff', width: 390, height: 844 });
    await openDesk(go, page);
    const left = page.getByRole('listitem').filter({ hasText: half.codes[1] ?? '' });
    await left.getByText(packing.leftOut.reasons.notAccepted).waitFor();
    await scan(page, half.codes[1] ?? '');
    const why = packing.leftOut.reasons.notAccepted;
    await alarm(page)
      .getByText(filled(packing.problems.leftOut, { tryset: half.trysetId, why }), { exact: true })
      .waitFor();
    const [first = '', second = ''] = mine.codes;
    const hangul = inHangul(first);
    expect(hangul).not.toBe(first);
    await scan(page, hangul);
    const halfDone = filled(packing.amount, { done: 1, all: 2 });
    await cardOf(page, mine).getByText(halfDone, { exact: true }).waitFor();
    await atRest(page);
    expect(await layoutFaults(page)).toEqual([]);
    await page.reload();
    await cardOf(page, mine).getByText(halfDone, { exact: true }).waitFor();
    await eventually(() => box(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await scan(page, '');
    await alarm(page)
      .getByText(filled(packing.problems.missing, { amount: 1 }), { exact: true })
      .waitFor();
    await scan(page, second);
    await scan(page, '4.01E+11');
    await alarm(page).getByText(packing.problems.shortenedNumber, { exact: true }).waitFor();
    await scan(page, number(mine.trysetId));
    await shippedRow(page, mine).getByText(packing.log.state.shipped, { exact: true }).waitFor();
    expect(await alarm(page).count()).toBe(0);
    await expectAccessible(page);
  });

  test('ships nothing twice when an answer is lost, and says when somebody else has shipped', async () => {
    const [mine, theirs] = await givenParcels(2);
    if (mine === undefined || theirs === undefined) throw new Error('no parcels were given');
    const { page, go } = await visitor({ as: 'staff', expected: isAway });
    await openDesk(go, page);
    const keys: (string | undefined)[] = [];
    // The server executes the first call, but its answer is lost.
    await intercept(page, '**/actions/outbound', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      await route.abort('internetdisconnected');
    });
    for (const text of [`T#${mine.trysetId}`, ...mine.codes, number(mine.trysetId)]) await scan(page, text);
    const again = log(page).getByRole('button', {
      name: filled(packing.log.againOf, { id: mine.trysetId }),
      exact: true,
    });
    await again.waitFor();
    await alarm(page).waitFor();
    await again.click();
    await shippedRow(page, mine).getByText(packing.log.state.shipped, { exact: true }).waitFor();
    expect(new Set(keys).size).toBe(1);
    expect(await numbersOf(mine)).toEqual(mine.codes.map(() => number(mine.trysetId)));

    // The focus is back in the box after a click.
    await scan(page, theirs.codes[0] ?? '');
    await cardOf(page, theirs).waitFor();
    const parcel = { courier: 'HANJIN', tracking_number: number(theirs.trysetId) };
    const items = theirs.items.map(({ id }) => ({ id, ...parcel }));
    await call('brand-a', 'POST', `${itemsPath}/actions/outbound`, { items });
    const told = { tryset: theirs.trysetId, number: number(theirs.trysetId) };
    await alarm(page).getByText(filled(packing.goneWith, told), { exact: true }).waitFor();
  });

  test('packs forty parcels of two garments with four inputs each, by keyboard and scanner alone', {
    tags: 'thorough',
    timeout: 300_000,
  }, async () => {
    const parcels = await givenParcels(40);
    const { page, go } = await visitor({ as: 'staff', height: 1000 });
    await page.addInitScript(() => {
      addEventListener('pointerdown', () => document.documentElement.setAttribute('data-pointed', ''), true);
    });
    await openDesk(go, page);
    let inputs = 0;
    for (const { trysetId, codes } of parcels) {
      for (const text of [`T#${trysetId}`, ...codes, number(trysetId)]) {
        await scan(page, text);
        inputs += 1;
      }
    }
    expect(inputs).toBe(parcels.length * 4);
    const shipped = log(page).getByText(packing.log.state.shipped, { exact: true });
    await expect.poll(() => shipped.count(), { timeout: 120_000 }).toBe(parcels.length);
    expect(await alarm(page).count()).toBe(0);
    expect(await page.locator('html[data-pointed]').count()).toBe(0);
    await expectAccessible(page);
    const ids = parcels.map(({ trysetId }) => trysetId).join(',');
    const read = () => findItems(`tryset_ids=${ids}&limit=500`);
    await eventually(
      async () => (await read()).data.filter((item) => item.status === 'tryset_delivering').length,
    ).toBe(parcels.length * 2);
    for (const { trysetId, trackingNumber } of (await read()).data) {
      expect(trackingNumber).toBe(number(trysetId));
    }
  });

  test('prints the pick list by slot, and the slips with their addresses', async () => {
    const mine = await one();
    const { page, go } = await visitor({ as: 'staff' });
    await go(`${packingDesk}?ids=${mine.trysetId}`);
    await page.getByRole('button', { name: packing.pick.title, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(mine.codes[0] ?? '', { exact: true }).waitFor();
    expect(await dialog.locator('tbody tr').count()).toBe(2);
    expect(await dialog.locator('svg rect').count()).toBeGreaterThan(20);
    await atRest(page);
    expect(await layoutFaults(page)).toEqual([]);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: packing.slips.title, exact: true }).click();
    await dialog.getByText('서울시 마포구 1').waitFor();
    await dialog.getByText(`T#${mine.trysetId}`, { exact: true }).waitFor();
  });
}
