import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { findItems } from '../kit/calls.ts';
import { downloadCsv } from '../kit/download.ts';
import { cellOf, choose, columnTexts, removeFilter, rowIds, statedTotal, totalText } from '../kit/grid.ts';
import { countOf } from '../kit/stored.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { filters, columns, status } = en.trysetItem;
const idsOf = async (query: string) => (await findItems(`limit=500&${query}`)).data.map(({ id }) => id);

/** Tests the list of tryset items: correct rows, and URLs that show everybody the same list. */
export function trysetItemList(): void {
  test('shows the exact total, and a filter narrows it', async () => {
    // The window is tall enough to render all rows of the grid.
    const { page, go, at } = await visitor({ as: 'staff', height: 5000 });
    await go('/trysetitems');
    await eventually(() => statedTotal(page)).toBe(totalText(await countOf('read.tryset_items', '')));

    await choose(page, filters.statuses, [status.tryset_requested, status.return_failed]);
    await eventually(at).toBe('/trysetitems?statuses=tryset_requested%2Creturn_failed');
    const both = await countOf('read.tryset_items', "status in ('tryset_requested', 'return_failed')");
    await eventually(() => statedTotal(page)).toBe(totalText(both));
    await eventually(async () => new Set(await columnTexts(page, 'status'))).toEqual(
      new Set([status.tryset_requested, status.return_failed]),
    );
    await page
      .getByText(`${filters.statuses}: ${status.tryset_requested}, ${status.return_failed}`)
      .waitFor();
  });

  test('counts the items whose trial ends today and the overdue ones, and leads to them', async () => {
    const { page, go, at } = await visitor({ as: 'staff' });
    await go('/trysetitems');
    const views = page.getByRole('navigation', { name: en.trysetItem.views.title });
    for (const [testId, filter] of [
      ['ending-today', 'is_trial_ending_today'],
      ['overdue', 'is_overdue'],
    ] as const) {
      const count = await views.getByTestId(testId).textContent();
      await views.getByRole('link', { name: filters[filter] }).click();
      await eventually(at).toBe(`/trysetitems?${filter}=true`);
      await eventually(() => statedTotal(page)).toBe(totalText(Number(count?.replaceAll(',', ''))));
      expect(await views.locator('[aria-current=true]').textContent()).toContain(filters[filter]);
    }
    expect((await findItems('is_overdue=true')).count).toBeGreaterThan(0);
    await views.getByRole('link', { name: en.trysetItem.views.all, exact: true }).click();
    await eventually(at).toBe('/trysetitems');
  });

  test('removes filters by their chips, one by one and all at once', { tags: 'thorough' }, async () => {
    const { page, go, at } = await visitor({ as: 'staff' });
    await go('/trysetitems?statuses=tryset_delivered&delivery_type=normal&post_statuses=planned');
    await removeFilter(page, filters.delivery_type).click();
    await eventually(at).toBe('/trysetitems?statuses=tryset_delivered&post_statuses=planned');
    const planned = await idsOf('statuses=tryset_delivered&post_statuses=planned');
    await eventually(() => statedTotal(page)).toBe(totalText(planned.length));
    await page.getByRole('button', { name: en.list.clearAll, exact: true }).click();
    await eventually(at).toBe('/trysetitems');
    await eventually(() => removeFilter(page, filters.statuses).count()).toBe(0);
  });

  test('shows the same list to everybody who opens its URL, and the previous one on the way back', {
    tags: 'thorough',
  }, async () => {
    const first = await visitor({ as: 'staff' });
    await first.go('/trysetitems?size=20');
    await choose(first.page, filters.statuses, [status.return_delivered]);
    await first.page.getByRole('columnheader', { name: columns.created }).click();
    await first.page.getByRole('button', { name: en.list.nextPage }).click();
    const address = '/trysetitems?statuses=return_delivered&order=-created_time&page=2&size=20';
    await eventually(first.at).toBe(address);
    const expected = (await idsOf('statuses=return_delivered&order=-created_time')).slice(20, 40);
    const shownTo = async (page: typeof first.page) => {
      const shown = await rowIds(page);
      return shown.length > 5 && shown.every((id, index) => id === expected[index]);
    };
    await eventually(() => shownTo(first.page)).toBe(true);

    const second = await visitor({ as: 'staff' });
    await second.go(address);
    await eventually(() => shownTo(second.page)).toBe(true);
    await first.page.goBack();
    await eventually(first.at).toBe(address.replace('&page=2', ''));
    await eventually(async () => (await rowIds(first.page))[0]).toBe(
      (await idsOf('statuses=return_delivered&order=-created_time'))[0],
    );
  });

  test('sorts by a column descending, ascending and not at all', { tags: 'thorough' }, async () => {
    const { page, go, at } = await visitor({ as: 'staff' });
    await go('/trysetitems');
    const header = page.getByRole('columnheader', { name: columns.created });
    for (const order of ['-created_time', 'created_time']) {
      await header.click();
      await eventually(at).toBe(`/trysetitems?order=${order}`);
      const expected = await idsOf(`order=${order}`);
      await eventually(async () => (await rowIds(page)).slice(0, 8)).toEqual(expected.slice(0, 8));
      expect(await header.getAttribute('aria-sort')).toBe(order.startsWith('-') ? 'descending' : 'ascending');
    }
    await header.click();
    await eventually(at).toBe('/trysetitems');
  });

  test('pages to the end and back, and reports a page beyond the end', { tags: 'thorough' }, async () => {
    const { page, go, at } = await visitor({ as: 'staff' });
    await go('/trysetitems?size=100');
    const all = await countOf('read.tryset_items', '');
    const pages = Math.ceil(all / 100);
    await page.getByRole('button', { name: en.list.lastPage }).click();
    await eventually(at).toBe(`/trysetitems?page=${pages}&size=100`);
    await page.getByText(`${(pages - 1) * 100 + 1}–${all} of ${all}`, { exact: true }).waitFor();
    const last = await idsOf(`offset=${(pages - 1) * 100}`);
    await eventually(async () => (await rowIds(page)).slice(0, 5)).toEqual(last.slice(0, 5));
    expect(await page.getByRole('button', { name: en.list.nextPage }).isDisabled()).toBe(true);

    await go(`/trysetitems?page=${pages + 1}&size=100`);
    await page.getByText(en.list.pageBeyondTitle, { exact: true }).waitFor();
    await page.getByRole('button', { name: en.list.toFirstPage }).click();
    await eventually(at).toBe('/trysetitems?size=100');
    await eventually(async () => (await rowIds(page)).length).toBeGreaterThan(5);
  });

  test('searches by text, and reports no matches', { tags: 'thorough' }, async () => {
    const { page, go, at } = await visitor({ as: 'staff' });
    const [item] = (await findItems('limit=1&statuses=tryset_delivering')).data;
    await go('/trysetitems');
    const field = page.getByRole('searchbox', { name: filters.q });
    await field.fill(item?.stock.code ?? '');
    await eventually(at).toBe(`/trysetitems?q=${item?.stock.code}`);
    const matching = await idsOf(`q=${item?.stock.code}`);
    expect(matching).toContain(item?.id);
    await eventually(() => statedTotal(page)).toBe(totalText(matching.length));
    await cellOf(page, item?.id ?? 0, 'status')
      .getByText(status.tryset_delivering)
      .waitFor();
    await field.fill('nothing is called that');
    await page.getByText(en.list.noMatchTitle, { exact: true }).waitFor();
    expect(await statedTotal(page)).toBe(totalText(0));
  });

  test('saves exactly the matching rows in their order as a CSV for spreadsheets', async () => {
    const { page, go } = await visitor({ as: 'staff' });
    await go('/trysetitems?statuses=return_delivered%2Cpurchased&order=updated_time&size=20&page=2');
    await page.getByTestId('total').waitFor();
    const { name, hasByteOrderMark, rows } = await downloadCsv(page);
    expect(name).toMatch(/^tryset-items-\d{4}-\d\d-\d\d\.csv$/);
    expect(hasByteOrderMark).toBe(true);
    const expected = await idsOf('statuses=return_delivered,purchased&order=updated_time');
    expect(expected.length).toBeGreaterThan(40);
    expect(rows.map(({ id }) => Number(id))).toEqual(expected);
    expect(new Set(rows.map((row) => row.status))).toEqual(new Set(['return_delivered', 'purchased']));
    // The demo's members have Korean and Japanese names, so a broken encoding would show.
    const isEastern = (name = '') =>
      /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Kana}\p{Script=Hira} ]+$/u.test(name);
    expect(rows.filter(({ real_name }) => !isEastern(real_name))).toEqual([]);
  });
}
