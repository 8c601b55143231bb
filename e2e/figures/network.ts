import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { dayEnd, dayOf, dayStart } from '#dashboard/kit/preferences/days.ts';
import { formatNumber } from '#dashboard/kit/preferences/time.ts';
import type { NetworkMetrics } from '#read-api/metrics/network/contract.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call } from '../kit/calls.ts';
import { savedBy } from '../kit/download.ts';
import { statedTotal, totalText, typeDay } from '../kit/grid.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { list, look, metrics } = en;
const { network } = metrics;
const zone = 'Asia/Seoul';
const daysAgo = (days: number) => dayOf(Date.now() - days * 86_400_000, zone);
const period = `${daysAgo(89)},${daysAgo(0)}`;
const address = `/dashboard/figures?period=${encodeURIComponent(period)}`;

const section = (page: Page) => page.getByRole('region', { name: network.title, exact: true });
const totals = (page: Page) => section(page).getByRole('table', { name: network.title, exact: true });
const rowOf = (page: Page, name: string) =>
  totals(page)
    .locator('tbody tr')
    .filter({ has: page.getByText(name, { exact: true }) });

function metricsOf(name: 'instagram' | 'youtube', asOf?: string): Promise<NetworkMetrics> {
  const query = new URLSearchParams({
    created_time: `${dayStart(daysAgo(89), zone)},${dayEnd(daysAgo(0), zone)}`,
    time_zone: zone,
    ...(asOf !== undefined && { as_of: asOf }),
  });
  return call<NetworkMetrics>('staff', 'GET', `/v1/metrics/looks/${name}?${query}`);
}

/** Tests how looks did on both networks: numbers, chart, table, file, and a day to look back to. */
export function networkFiguresSuite(): void {
  test('the numbers of both networks lead to their looks', async () => {
    const { page, go, at } = await visitor({ as: 'staff', height: 1400 });
    await go(address);
    await section(page).locator('figure svg').first().waitFor();
    await expectAccessible(page);
    for (const [name, type] of [
      ['instagram', 'Instagram'],
      ['youtube', 'Youtube'],
    ] as const) {
      const { lookCount } = (await metricsOf(name)).totals;
      const link = rowOf(page, look.sns[type]).getByRole('link');
      await eventually(() => link.textContent()).toBe(formatNumber(lookCount));
      await link.click();
      await eventually(at).toMatch(new RegExp(`^/looks\\?sns_type=${type}&created_time=`));
      await eventually(() => statedTotal(page)).toBe(totalText(lookCount));
      await page.goBack();
      await section(page).locator('figure svg').first().waitFor();
    }
  });

  test('the chart of a measure turns into a table, whose numbers lead to the looks of their days', async () => {
    const { page, go, at } = await visitor({ as: 'staff', height: 1400 });
    await go(address);
    const { lookCount } = network.measures;
    await section(page).getByRole('button', { name: lookCount, exact: true }).click();
    await section(page)
      .getByRole('figure', { name: lookCount, exact: true })
      .locator('svg')
      .first()
      .waitFor();
    await section(page)
      .getByRole('button', { name: `${network.asTable}: ${network.title}`, exact: true })
      .click();
    await eventually(at).toMatch(/network_measure=lookCount&network_table=true$/);
    const { days } = await metricsOf('instagram');
    const index = days.findLastIndex((day) => day.lookCount > 0);
    const day = days[index];
    const row = section(page)
      .getByRole('table', { name: lookCount, exact: true })
      .locator('tbody tr')
      .nth(index);
    const link = row.getByRole('link').first();
    await eventually(() => link.textContent()).toBe(formatNumber(day?.lookCount ?? -1));
    await expectAccessible(page);
    await link.click();
    await eventually(at).toBe(`/looks?sns_type=Instagram&created_time=${day?.first}%2C${day?.last}`);
    await eventually(() => statedTotal(page)).toBe(totalText(day?.lookCount ?? -1));
  });

  test('shows the reactions of a day, and saves its looks as a file', async () => {
    const then = daysAgo(20);
    const { page, go, at } = await visitor({ as: 'staff', height: 1400 });
    await go(address);
    await typeDay(section(page).getByRole('group', { name: network.day }), then);
    await eventually(at).toMatch(new RegExp(`network_day=${then}$`));
    const { totals: counted } = await metricsOf('instagram', then);
    const row = rowOf(page, look.sns.Instagram);
    await eventually(() => row.locator('td').nth(1).textContent()).toBe(formatNumber(counted.countedCount));
    expect(await row.getByRole('link').textContent()).toBe(formatNumber(counted.lookCount));
    await row.getByRole('button', { name: list.exportCsv, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: list.exportCsv, exact: true });
    await dialog.getByRole('radio', { name: list.export.readers.program, exact: true }).check();
    const csv = await savedBy(page, () =>
      dialog.getByRole('button', { name: list.export.begin, exact: true }).click(),
    );
    expect(csv.name).toMatch(/^looks-instagram-/);
    expect(csv.rows).toHaveLength(counted.lookCount);
    await dialog.getByRole('button', { name: en.common.close, exact: true }).click();
    await row.getByRole('link').click();
    await eventually(() => statedTotal(page)).toBe(totalText(counted.lookCount));
  });
}
