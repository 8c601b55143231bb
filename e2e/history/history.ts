import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { ja } from '#dashboard/i18n/ja/index.ts';
import { ko } from '#dashboard/i18n/ko/index.ts';
import type { History } from '#read-api/kit/history/contract.ts';
import { call, findItems, itemsPath } from '../kit/calls.ts';
import { actionPanel, entries } from '../kit/detail.ts';
import { choose, removeFilter, typeDay } from '../kit/grid.ts';
import { wrongTexts } from '../kit/texts.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { history, shell } = en;

/** An item in a final status, so that it no longer changes. */
async function itemOf(brand: 'brand-a' | 'staff'): Promise<number> {
  const { data } = await findItems('statuses=return_delivered&limit=1&order=updated_time', brand);
  return data[0]?.id ?? 0;
}

const historyOf = (id: number, query = '') =>
  call<History>('staff', 'GET', `${itemsPath}/${id}/history?limit=100${query}`);

const shownTimes = (page: Page) =>
  entries(page)
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));

async function openSettings(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog', { name, exact: true }).waitFor();
}

function timeOfDay(iso: string, timeZone: string): string {
  return new Date(iso).toLocaleTimeString('en-GB', { timeZone });
}

/** Tests the history of an item: complete, filtered by type, actor and time, in the reader's zone and language. */
export function itemHistory(): void {
  test('shows all events, and filters them by type or actor', async () => {
    const id = await itemOf('staff');
    const whole = await historyOf(id);
    const { page, go, at } = await visitor({ as: 'staff' });
    await go(`/trysetitems/${id}`);
    await eventually(() => shownTimes(page)).toEqual(whole.data.map(({ time }) => time));

    await choose(page, history.filters.types, [history.event.TrysetItemAccepted.replace('.', '')]);
    await eventually(at).toBe(`/trysetitems/${id}?types=TrysetItemAccepted`);
    await eventually(() => entries(page).count()).toBe(1);
    await entries(page).getByText(history.event.TrysetItemAccepted, { exact: true }).waitFor();
    await page.getByText(new RegExp(`^1 of ${whole.count} events`)).waitFor();
    await removeFilter(page, history.filters.types).click();

    await choose(page, history.filters.actors, [`김민지 · ${history.actor.staff}`]);
    const byStaff = whole.data.filter(({ actor }) => actor.label === 'staff');
    expect(byStaff.length).toBeGreaterThan(0);
    expect(byStaff.length).toBeLessThan(whole.count);
    await eventually(() => shownTimes(page)).toEqual(byStaff.map(({ time }) => time));
  });

  test('filters by a period of days, which the URL keeps', {
    tags: 'thorough',
  }, async () => {
    const id = await itemOf('staff');
    const whole = await historyOf(id);
    const day = (iso = '') => new Date(iso).toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' });
    const first = day(whole.data.at(-1)?.time);
    const thatDay = whole.data.filter(({ time }) => day(time) === first);
    expect(thatDay.length).toBeLessThan(whole.count);

    const { page, go, at } = await visitor({ as: 'staff' });
    await go(`/trysetitems/${id}`);
    await page.getByRole('search').getByRole('button', { name: history.filters.time }).click();
    const form = page.getByRole('dialog', { name: history.filters.time });
    for (const field of [en.list.from, en.list.to]) {
      await typeDay(form.getByRole('group', { name: field, exact: true }), first);
    }
    await form.getByRole('button', { name: en.common.apply, exact: true }).click();
    await eventually(() => shownTimes(page)).toEqual(thatDay.map(({ time }) => time));
    expect(at()).toBe(`/trysetitems/${id}?${new URLSearchParams({ time: `${first},${first}` })}`);
    await go(at());
    await eventually(() => shownTimes(page)).toEqual(thatDay.map(({ time }) => time));
  });

  test('shows staff the stored event, its changes and its recording time', async () => {
    const id = await itemOf('staff');
    const { data } = await historyOf(id);
    const { page, go } = await visitor({ as: 'staff' });
    await go(`/trysetitems/${id}`);
    await page.getByRole('button', { name: history.expandAll, exact: true }).click();
    const raws = page.getByText(history.raw, { exact: true });
    await eventually(() => raws.count()).toBe(data.length);
    await raws.first().click();
    const stored = JSON.parse((await page.locator('pre').first().textContent()) ?? '');
    expect(stored).toEqual(data[0]?.raw);
    expect(JSON.stringify(stored)).toContain(data[0]?.type);
    await page.getByText(`${data[0]?.type} · ${data[0]?.stream}`).first().waitFor();
  });

  test('shows a brand admin the events of its brand, without stored data', {
    tags: 'thorough',
  }, async () => {
    const id = await itemOf('brand-a');
    const { page, go } = await visitor({ as: 'brand-a' });
    const answered = page.waitForResponse(`**${itemsPath}/${id}/history?*`);
    await go(`/trysetitems/${id}`);
    const answer = (await (await answered).json()) as History;
    expect(answer.data.filter((entry) => 'raw' in entry)).toEqual([]);
    await eventually(() => entries(page).count()).toBe(answer.length);
    await page.getByRole('button', { name: history.expandAll, exact: true }).click();
    await page.getByText(history.changes, { exact: true }).first().waitFor();
    expect(await page.getByText(history.raw, { exact: true }).count()).toBe(0);
    const whole = await historyOf(id);
    expect(whole.data.some(({ category }) => category === 'tryset')).toBe(true);
    expect(answer.data.map(({ category }) => category)).not.toContain('tryset');
  });

  test("shows times in Korea or in the zone of the reader's device", { tags: 'thorough' }, async () => {
    const id = await itemOf('staff');
    const { data } = await historyOf(id);
    const { page, go } = await visitor({ as: 'staff', zone: 'korea' });
    await go(`/trysetitems/${id}`);
    const texts = () => entries(page).locator('time').allTextContents();
    await eventually(texts).toEqual(data.map(({ time }) => timeOfDay(time, 'Asia/Seoul')));
    await openSettings(page, shell.settings);
    await page.getByRole('button', { name: shell.zones.own, exact: true }).click();
    await page.keyboard.press('Escape');
    await eventually(texts).toEqual(data.map(({ time }) => timeOfDay(time, 'America/New_York')));
    await page.reload();
    await eventually(texts).toEqual(data.map(({ time }) => timeOfDay(time, 'America/New_York')));
  });

  test('is fully translated into Korean, English and Japanese', { tags: 'thorough' }, async () => {
    const id = await itemOf('staff');
    const { page, go } = await visitor({ as: 'staff', language: 'ko' });
    await go(`/trysetitems/${id}`);
    const steps = [
      { language: 'ko', texts: ko, next: shell.languages.en },
      { language: 'en', texts: en, next: shell.languages.ja },
      { language: 'ja', texts: ja, next: null },
    ] as const;
    for (const { language, texts, next } of steps) {
      await page.getByText(texts.history.event.TrysetItemAccepted, { exact: true }).waitFor();
      await page.getByRole('button', { name: texts.history.expandAll, exact: true }).click();
      await actionPanel(page, texts).locator('button[aria-expanded]').click();
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect(await wrongTexts(page, language)).toEqual([]);
      await page.getByRole('button', { name: texts.history.collapseAll, exact: true }).click();
      await actionPanel(page, texts).locator('button[aria-expanded]').click();
      if (next === null) continue;
      await openSettings(page, texts.shell.settings);
      await page.getByRole('button', { name: next, exact: true }).click();
      await page.keyboard.press('Escape');
    }
  });
}
