import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import type { TrysetItem } from '#read-api/tryset-items/contract.ts';
import { expectAccessible } from '../kit/axe.ts';
import { actOnStock, call, readItem, readStock } from '../kit/calls.ts';
import { filled } from '../kit/filled.ts';
import { intercept, letThrough } from '../kit/intercept.ts';
import { eventually, visitor } from '../kit/visitor.ts';
import { alarm, openDesk, said, talliedOf, tally, type } from './desk.ts';
import { givenReturns } from './returns.ts';

const { checkIn, actions, errors } = en;

async function aReturn(): Promise<TrysetItem> {
  const [one] = await givenReturns(3);
  if (one === undefined) throw new Error('no return was given');
  return one;
}

const actOnItem = (id: number, action: string) =>
  call('staff', 'POST', `/v2/trysets/items/${id}/actions/${action}`, {});

/** Tests grading as a chain of three actions: two that end the rental, and the check. */
export function chains(): void {
  test('does not begin a chain that cannot be completed, and says why', async () => {
    const one = await aReturn();
    const { page, go } = await visitor({ as: 'staff' });
    await openDesk(go, page);
    await type(page, one.stock.code);
    await said(page, 'on_way').waitFor();
    // A colleague receives the garment, but this desk still shows it as on its way.
    await actOnItem(one.id, 'arrive');
    await actOnStock(one.stock.id, 'hold', { reason: 'a stain' });
    await eventually(async () => (await readStock(one.stock.id)).status).toBe('hold');
    await type(page, 'A');
    const task = filled(checkIn.tasks.grade, { grade: 'A' });
    await alarm(page)
      .getByText(filled(checkIn.problems.not_begun, { task, why: actions.why.status }))
      .waitFor();
    expect(await talliedOf(page)).toBe(tally({}));
    expect((await readItem(one.id)).status).toBe('return_arrived');
    await expectAccessible(page);
    // The desk offers the steps that remain.
    await type(page, '');
    await said(page, 'on_hold').waitFor();
    await eventually(async () => (await readItem(one.id)).status).toBe('return_delivered');
  });

  test('reports how far an interrupted chain came, and continues from there', async () => {
    const one = await aReturn();
    const { page, go } = await visitor({ as: 'staff', expected: /^409 |status of 409/ });
    await openDesk(go, page);
    await type(page, one.stock.code);
    await said(page, 'on_way').waitFor();
    await intercept(page, /actions\/check_complete$/, async (route) => {
      await actOnStock(one.stock.id, 'hold', { reason: 'a stain' });
      await route.continue();
    });
    await type(page, 'A');
    const error = filled(errors.transition, { status: checkIn.standings.on_hold });
    const told = filled(checkIn.problems.broken_off, { done: checkIn.done.receive, error });
    await alarm(page).getByText(told).waitFor();
    await said(page, 'on_hold').waitFor();
    expect(await talliedOf(page)).toBe(tally({ received: 1 }));
    await page
      .getByRole('region', { name: checkIn.log })
      .getByText(checkIn.done.receive, { exact: true })
      .waitFor();
    await letThrough(page);
    await type(page, '');
    await said(page, 'in_check').waitFor();
    await type(page, 'A');
    await said(page, 'in_stock').waitFor();
    await eventually(async () => (await readStock(one.stock.id)).conditionGrade).toBe('A');
    expect(await talliedOf(page)).toBe(tally({ received: 1, graded: 1 }));
  });
}
