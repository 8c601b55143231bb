import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import type { Benchmark } from '#read-api/benchmarks/contract.ts';
import type { Look } from '#read-api/looks/contract.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, type Found } from '../kit/calls.ts';
import { chooseOption, entries, sectionOf } from '../kit/detail.ts';
import { intercept } from '../kit/intercept.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { benchmark, history, looks, rooms } = en;
const { sections, columns } = benchmark;

const read = (id: string) => call<Benchmark>('staff', 'GET', `/v1/looks/certification_benchmarks/${id}`);

/** Creates a difference: a person approves an item whose post lacks the paid tag. */
async function differing(): Promise<void> {
  const { data } = await call<Found<Look>>(
    'staff',
    'GET',
    '/v1/looks?certification_status=rejected&limit=50',
  );
  const unpaid = data.find(({ description }) => !/#(광고|협찬|PR|広告)/i.test(description));
  const mapping = unpaid?.lookItemMappings.find(({ latestCertificationStatus: is }) => is === 'Rejected');
  if (mapping === undefined) throw new Error('every look of the demo that was rejected says that it is paid');
  const said = { look_item_mapping_id: mapping.id };
  await call('staff', 'POST', `/v1/looks/${unpaid?.id}/actions/approve_item_from_done`, said);
}

/** Tests comparisons of certification methods with the decisions of people. */
export function benchmarksSuite(): void {
  test('a form does not move when its calendars are loaded', async () => {
    const { page, go } = await visitor({ as: 'staff' });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await intercept(page, '**/assets/day-field-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await go('/look-certification/benchmarks');
    await page.getByRole('button', { name: benchmark.begin, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: benchmark.begin, exact: true });
    const submit = dialog.getByRole('button', { name: benchmark.begin, exact: true });
    await submit.waitFor();
    const before = await submit.boundingBox();
    release();
    await dialog.getByRole('group', { name: benchmark.fields.decidedFrom }).waitFor();
    expect(await submit.boundingBox()).toEqual(before);
  });

  test('compares the rules with people, reviews the differences and downloads the sheet', async () => {
    await differing();
    const { page, go, at } = await visitor({ as: 'staff' });
    await go('/look-certification');
    await page.getByRole('link', { name: rooms.benchmarks, exact: true }).click();
    await page.getByRole('button', { name: benchmark.begin, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: benchmark.begin, exact: true });
    await dialog.getByRole('button', { name: benchmark.begin, exact: true }).click();
    await eventually(at).toMatch(/benchmarks\/[0-9a-f-]{36}$/);
    const id = at().slice(-36);
    // The page updates live while the method decides each item.
    await page.locator('h1 + span').getByText(benchmark.status.PROCESSING, { exact: true }).waitFor();
    const { result } = await read(id);
    expect(result.answeredCount).toBe(result.itemCount);
    expect(result.toReviewCount).toBeGreaterThan(0);
    await sectionOf(page, sections.reasons).getByRole('row', { name: looks.reason.AdTagNotExists }).waitFor();
    await expectAccessible(page);

    const items = sectionOf(page, sections.items);
    const first = items.getByRole('article').first();
    const name = (await first.getAttribute('aria-label')) ?? '';
    await first.getByRole('button', { name: new RegExp(`^${benchmark.reject}`) }).click();
    const rejecting = page.getByRole('dialog', { name: benchmark.reject, exact: true });
    await rejecting.getByRole('button', { name: benchmark.reject, exact: true }).click();
    await rejecting.waitFor({ state: 'detached' });
    await items.getByRole('article', { name, exact: true }).waitFor({ state: 'detached' });
    await eventually(async () => (await read(id)).result.reviewedCount).toBe(1);

    const download = page.waitForEvent('download');
    await sectionOf(page, sections.sheet).getByRole('button', { name: 'Excel', exact: true }).click();
    expect((await download).suggestedFilename()).toMatch(/^benchmark-[0-9a-f]{8}-\d{4}-\d\d-\d\d\.xlsx$/);

    const { result: left } = await read(id);
    if (left.toReviewCount > 0) {
      await page.getByRole('button', { name: benchmark.close, exact: true }).click();
      const closing = page.getByRole('dialog', { name: benchmark.close, exact: true });
      await closing.getByRole('button', { name: benchmark.close, exact: true }).click();
    }
    await page.locator('h1 + span').getByText(benchmark.status.DONE, { exact: true }).waitFor();
    await entries(page).getByText(history.event.CertificationBenchmarkClosed).waitFor();

    await go('/look-certification/benchmarks');
    const table = page.getByRole('region', { name: benchmark.all, exact: true });
    await table.first().getByRole('columnheader', { name: columns.accuracy }).waitFor();
    await table.getByText(benchmark.status.DONE, { exact: true }).first().waitFor();
  });

  test('the form refuses a language model that is not configured and says why', async () => {
    const { page, go } = await visitor({ as: 'staff', expected: /^409 / });
    await go('/look-certification/benchmarks');
    await page.getByRole('button', { name: benchmark.begin, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: benchmark.begin, exact: true });
    await dialog.getByRole('combobox', { name: benchmark.fields.method }).click();
    await chooseOption(page, benchmark.method.LANGUAGE_MODEL);
    await dialog.getByRole('textbox', { name: benchmark.fields.prompt }).fill('Look at the hem.');
    await dialog.getByRole('button', { name: benchmark.begin, exact: true }).click();
    await dialog.getByRole('alert').waitFor();
  });
}
