import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import type { Incidents } from '#read-api/incidents/contract.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, ownItem } from '../kit/calls.ts';
import { downloadCsv } from '../kit/download.ts';
import { choose, statedTotal, totalText } from '../kit/grid.ts';
import { layoutFaults } from '../kit/layout.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { incidents } = en;
const path = '/v1/incidents';

/** Tests the incidents: refusals, forced steps, deferrals, holds and write-offs. */
export function incidentsSuite(): void {
  test('an auditor finds a deferred return of a period with actor and reason, and opens it in the history', async () => {
    const item = await ownItem('statuses=return_arrived');
    await call('staff', 'POST', `/v2/trysets/items/${item.id}/actions/defer_return_item`, {
      fault_type: 'curator',
      reason: 'The belt is missing, the member looks for it.',
    });
    // The item moves on, so that its status no longer shows the deferral.
    await call('staff', 'POST', `/v2/trysets/items/${item.id}/actions/arrive`);
    const { page, go, at } = await visitor({ as: 'staff' });
    await go('/incidents');
    await choose(page, incidents.filters.types, ['Return was deferred']);
    const deferred = await call<Incidents>('staff', 'GET', `${path}?types=TrysetItemReturnDeferred&limit=1`);
    await eventually(() => statedTotal(page)).toBe(totalText(deferred.count));
    const line = page.locator('tbody tr').filter({ hasText: 'The belt is missing' });
    expect(await line.textContent()).toContain('김민지');
    expect(await layoutFaults(page)).toEqual([]);
    await expectAccessible(page);
    const { rows } = await downloadCsv(page);
    expect(rows).toHaveLength(deferred.count);
    expect(rows.map(({ reason }) => reason)).toContain('The belt is missing, the member looks for it.');

    await line.getByRole('link').click();
    await eventually(at).toContain(`/trysetitems/${item.id}?event=`);
    await page.locator('[aria-current=true][data-event]').getByText('The belt is missing').first().waitFor();
  });

  test('an incident is found by a word of its reason, and the file holds what was found', async () => {
    const item = await ownItem('statuses=return_arrived');
    const word = `lining${item.id}`;
    await call('staff', 'POST', `/v2/trysets/items/${item.id}/actions/defer_return_item`, {
      fault_type: 'curator',
      reason: `The ${word} is torn.`,
    });
    const { page, go, at } = await visitor({ as: 'staff', width: 390, height: 844 });
    await go('/incidents');
    await page.getByRole('searchbox', { name: incidents.filters.q, exact: true }).fill(word.toUpperCase());
    await eventually(() => statedTotal(page)).toBe(totalText(1));
    expect(at()).toContain(`q=${word.toUpperCase()}`);
    await page.getByText(`The ${word} is torn.`, { exact: true }).waitFor();
    expect(await layoutFaults(page)).toEqual([]);
    await expectAccessible(page);
    const { rows } = await downloadCsv(page);
    expect(rows.map(({ reason }) => reason)).toEqual([`The ${word} is torn.`]);
  });

  test('a brand admin sees the incidents of its brand', async () => {
    const own = await call<Incidents>('brand-b', 'GET', `${path}?limit=500`);
    const { page, go } = await visitor({ as: 'brand-b' });
    await go('/incidents');
    await eventually(() => statedTotal(page)).toBe(totalText(own.count));
    expect(new Set(own.data.map(({ about }) => about?.brand.name))).toEqual(new Set(['Seoul Thread']));
    const all = await call<Incidents>('staff', 'GET', `${path}?limit=1`);
    expect(all.count).toBeGreaterThan(own.count);
    const { rows } = await downloadCsv(page);
    expect(rows).toHaveLength(own.count);
  });
}
