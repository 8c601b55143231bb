import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import type { Look, LookDetail } from '#read-api/looks/contract.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, type Found } from '../kit/calls.ts';
import { carryOut, chooseOption, entries, sectionOf } from '../kit/detail.ts';
import { filled } from '../kit/filled.ts';
import { intercept, letThrough } from '../kit/intercept.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { look, lookActions, lookDesk, looks, rooms, actions } = en;

const waitingLooks = async () =>
  (await call<Found<Look>>('staff', 'GET', '/v1/looks?certification_status=in_progress&order=id&limit=50'))
    .data;
const readLook = (id: number) => call<LookDetail>('staff', 'GET', `/v1/looks/${id}`);
const statusesOf = async (id: number) =>
  (await readLook(id)).lookItemMappings.map(({ latestCertificationStatus }) => latestCertificationStatus);

/** The id of the look on the desk. */
async function onDesk(page: Page): Promise<number> {
  const link = page.getByTestId('desk-look').locator('h2 a');
  await link.waitFor();
  return Number(await link.textContent());
}

/** Waits until another look is on the desk, and returns its id. */
async function another(page: Page, than: number): Promise<number> {
  await eventually(() => onDesk(page)).not.toBe(than);
  return onDesk(page);
}

export function looksSuite(): void {
  test('the gallery leads to a look, and one of its items is decided alone', async () => {
    const several = (await waitingLooks()).findLast(({ lookItemMappings: items }) => items.length > 1);
    if (several === undefined) throw new Error('no look of the demo tags several items and waits');
    const { page, go, at } = await visitor({ as: 'staff' });
    await go(`/looks?certification_status=in_progress&ids=${several.id}`);
    const gallery = page.locator('main').getByRole('list', { name: rooms.looks, exact: true });
    await gallery.getByRole('link').first().click();
    await eventually(at).toBe(`/looks/${several.id}`);
    const [first] = several.lookItemMappings;
    const items = sectionOf(page, look.sections.items);
    const card = items.getByRole('article').filter({ hasText: first?.product.name ?? '' });
    await card.getByRole('button', { name: new RegExp(`^${lookActions.reject_item}:`) }).click();
    const dialog = page.getByRole('dialog', { name: lookActions.reject_item, exact: true });
    await dialog.getByRole('combobox', { name: actions.fields.rejectedReasons }).click();
    await chooseOption(page, looks.reason.AdTagNotExists);
    await page.keyboard.press('Escape');
    await carryOut(dialog);
    await dialog.waitFor({ state: 'detached' });
    await card.getByText(look.certification.Rejected, { exact: true }).first().waitFor();
    expect(await statusesOf(several.id)).toContain('Rejected');
    expect(await statusesOf(several.id)).toContain('Pending');
    await entries(page).first().getByText(looks.reason.AdTagNotExists).waitFor();
    await expectAccessible(page);
  });

  test('the desk shows look after look by keys, and takes a decision back', async () => {
    const { page, go } = await visitor({ as: 'staff' });
    await go('/look-certification');
    const first = await onDesk(page);
    // Presses the keys once for each waiting item of the look.
    const press = async (keys: string[]) => {
      const id = await onDesk(page);
      const { latestBrandEventCertificationStatus: ofEvent } = await readLook(id);
      for (const status of [...(await statusesOf(id)), ofEvent]) {
        if (status === 'Pending') for (const key of keys) await page.keyboard.press(key);
      }
      return another(page, id);
    };
    const second = await press(['a']);
    await eventually(() => statusesOf(first)).not.toContain('Pending');
    expect(new Set(await statusesOf(first))).toContain('Approved');

    const third = await press(['r', '1', '4', 'Enter']);
    await eventually(async () => (await readLook(second)).lookItemMappings[0]?.rejectedReasons).toEqual([
      ...(await tickedBy(second)),
    ]);

    await page.keyboard.press('d');
    await page.getByLabel(look.fields.comment, { exact: true }).fill('Closer, please');
    await page.keyboard.press('Enter');
    await eventually(async () =>
      (await readLook(third)).lookItemMappings.map(({ comment }) => comment),
    ).toContain('Closer, please');
    // A look with several items stays on the desk meanwhile, so wait for its reload.
    const readAgain = page
      .waitForResponse((response) => response.url().includes('/actions/reopen_item'))
      .then(() =>
        page.waitForResponse((response) => new URL(response.url()).pathname === `/v1/looks/${third}`),
      );
    await page.keyboard.press('u');
    await readAgain;
    await eventually(() => onDesk(page)).toBe(third);
    await eventually(async () =>
      (await readLook(third)).lookItemMappings.map(({ comment }) => comment),
    ).not.toContain('Closer, please');
    await page.keyboard.press('ArrowRight');
    await another(page, third);
    await page.keyboard.press('ArrowLeft');
    await eventually(() => onDesk(page)).toBe(third);
    await sectionOf(page, lookDesk.today)
      .getByText(/Approved \d/)
      .waitFor();
    await expectAccessible(page);
  });

  test('a look whose decision could not be sent returns to the desk with the reason', async () => {
    const { page, go } = await visitor({ as: 'staff', expected: /actions\/approve_item|ERR_FAILED/ });
    await go('/look-certification');
    const id = await onDesk(page);
    await intercept(page, '**/actions/approve_item', (route) => route.abort());
    await page.keyboard.press('a');
    await page.getByRole('alert').getByText(String(id)).waitFor();
    expect(await onDesk(page)).toBe(id);
    expect(await statusesOf(id)).toContain('Pending');
    await letThrough(page);
    await page.keyboard.press('a');
    await eventually(() => page.getByRole('alert').count()).toBe(0);
    await eventually(async () => (await statusesOf(id)).includes('Approved')).toBe(true);
  });

  test('the desk is unchanged when the person returns', async () => {
    const { page, go } = await visitor({ as: 'staff' });
    await go('/look-certification');
    const id = await onDesk(page);
    await page.getByRole('link', { name: rooms.brands, exact: true }).click();
    await page.getByTestId('total').waitFor();
    await page.goBack();
    await page.getByTestId('desk-look').waitFor({ timeout: 20_000 });
    expect(await onDesk(page)).toBe(id);
  });

  test('an open question about an item does not carry over to the next', async () => {
    const { page, go } = await visitor({ as: 'staff' });
    await go('/look-certification');
    const id = await onDesk(page);
    await page.keyboard.press('r');
    await page.keyboard.press('1');
    await call('staff', 'POST', `/v1/looks/${id}/actions/approve_item`, {});
    const next = await another(page, id);
    await page.keyboard.press('Enter');
    await sectionOf(page, lookDesk.keys).waitFor();
    expect(await statusesOf(next)).toContain('Pending');
    expect(await onDesk(page)).toBe(next);
  });

  test('a look that somebody else decides leaves the desk', async () => {
    const { page, go } = await visitor({ as: 'staff' });
    await go('/look-certification');
    const id = await onDesk(page);
    await call('staff', 'POST', `/v1/looks/${id}/actions/approve_item`, {});
    await another(page, id);
    await page.getByRole('link', { name: filled(lookDesk.openLook, { id }), exact: true }).waitFor({
      state: 'detached',
    });
  });

  test("a brand admin likes a look on the brand's own page and reports a problem with it", async () => {
    const { page, go, at, walk } = await visitor({ as: 'brand-a' });
    const own = (await call<Found<Look>>('brand-a', 'GET', '/v1/looks?limit=50')).data;
    const list = new URL(
      await (async () => {
        await go('/products');
        const entry = page.getByRole('navigation').getByRole('link', { name: rooms.looks, exact: true });
        return (await entry.getAttribute('href')) ?? '';
      })(),
      'http://localhost',
    ).pathname;
    expect(list).toMatch(/^\/brands\/\d+\/looks$/);
    await walk(list);
    const gallery = page.locator('main').getByRole('list', { name: rooms.looks, exact: true });
    await gallery.getByRole('link').first().waitFor();
    await expectAccessible(page);
    await go(`${list}?density=standard`);
    await page.locator('[role=row][data-id]').first().waitFor();
    const ids = await page
      .locator('[role=row][data-id]')
      .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('data-id'))));
    const ofBrand = new Set(own.map(({ id }) => id));
    expect(ids.filter((id) => !ofBrand.has(id))).toEqual([]);

    await page.locator('[role=row][data-id]').first().getByRole('link').first().click();
    await eventually(at).toBe(`${list}/${ids[0]}`);
    const panel = page.locator('main');
    await panel.getByRole('button', { name: lookActions.like, exact: true }).click();
    const confirm = page.getByRole('dialog', { name: lookActions.like, exact: true });
    await carryOut(confirm);
    await panel.getByRole('button', { name: lookActions.unlike, exact: true }).first().waitFor();
    await panel.getByRole('button', { name: lookActions.report, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: lookActions.report, exact: true });
    await dialog.getByRole('combobox', { name: actions.fields.reportType }).click();
    await chooseOption(page, looks.report.wrong_item);
    await dialog.getByLabel(actions.fields.reportComment).fill('Another coat');
    await carryOut(dialog);
    await dialog.waitFor({ state: 'detached' });
    await panel
      .getByText(/Another coat/)
      .first()
      .waitFor();
    expect((await readLook(ids[0] ?? 0)).lookReports.map(({ comment }) => comment)).toContain('Another coat');
    await expectAccessible(page);
  });

  test('the next look appears soon after the key', async () => {
    const { page, go } = await visitor({ as: 'staff' });
    await go('/look-certification');
    await onDesk(page);
    const times: number[] = [];
    for (let n = 0; n < 8; n++) {
      await eventually(() => page.getByText(lookDesk.sending, { exact: true }).count()).toBe(0);
      times.push(await page.evaluate(timeToNext));
    }
    times.sort((one, other) => one - other);
    console.info(`from a key to the next look on the screen, ms: ${times.map(Math.round).join(' ')}`);
    // Times of 30 seconds and more stand for looks that never appeared.
    expect(times.every((time) => time < 30_000)).toBe(true);
  });
}

/**
 * The reasons that are ticked: those of failed checks and the two pressed digits. Pressing the digit of a ticked
 * reason unticks it.
 */
async function tickedBy(id: number): Promise<string[]> {
  const [item] = (await readLook(id)).lookItemMappings;
  const found = new Set(item?.checks.filter(({ passed }) => passed === false).map(({ reason }) => reason));
  for (const pressed of ['LowExposalOfItem', 'BrandTagNotExists'] as const) {
    if (!found.delete(pressed)) found.add(pressed);
  }
  const order = ['LowExposalOfItem', 'ItemDetailNotVisible', 'InappropriateItemTagged', 'BrandTagNotExists'];
  return [...found].sort((one, other) => order.indexOf(one) - order.indexOf(other));
}

/** Runs in the page: measures the ms from the key until the next item is shown with its pictures. */
async function timeToNext(): Promise<number> {
  const state = () => {
    const desk = document.querySelector('[data-testid=desk-look]');
    return `${desk?.querySelector('h2')?.textContent} ${desk?.querySelectorAll('img')[1]?.getAttribute('alt')}`;
  };
  const before = state();
  const begun = performance.now();
  window.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyA', bubbles: true, cancelable: true }));
  const isThere = () =>
    state() !== before &&
    [...document.querySelectorAll<HTMLImageElement>('[data-testid=desk-look] img')].every(
      (image) => image.complete,
    );
  while (!isThere() && performance.now() - begun < 30_000) await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return performance.now() - begun;
}
