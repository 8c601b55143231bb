import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import type { History } from '#read-api/kit/history/contract.ts';
import { expectAccessible } from '../kit/axe.ts';
import { actOnStock, call, findItems, ownStock, readItem, readStock } from '../kit/calls.ts';
import { filled } from '../kit/filled.ts';
import { intercept } from '../kit/intercept.ts';
import { layoutFaults } from '../kit/layout.ts';
import { eventually, visitor } from '../kit/visitor.ts';
import { alarm, openDesk, said, talliedOf, tally, type } from './desk.ts';
import { givenReturns } from './returns.ts';

const { checkIn } = en;
const isAway = /net::ERR_|Failed to load|status of 5/;

async function eventsOf(stockId: number, type: string): Promise<number> {
  const history = await call<History>('staff', 'GET', `/v1/stocks/${stockId}/history?types=${type}&limit=50`);
  return history.count;
}

const givenSlots = (sector_code: string, cell_code: string, slot_number: number) =>
  call('staff', 'POST', '/v1/slots', { sector_code, cell_code, slot_number });

/** Tests the check-in of returns with a scanner. */
export function checkInSuite(): void {
  test('receives, grades and stows a return on a phone, and its page shows it', async () => {
    await givenSlots('K', '02', 7);
    const [back] = await givenReturns(1);
    const { page, go, walk } = await visitor({ as: 'staff', width: 390, height: 844 });
    await openDesk(go, page);
    for (const text of [back?.stock.code ?? '', 'a', 'K-02-7']) await type(page, text);
    await eventually(() => talliedOf(page)).toBe(tally({ received: 1, graded: 1, stowed: 1 }));
    expect(await layoutFaults(page)).toEqual([]);
    await walk(`/stocks/${back?.stock.id}`);
    await page.getByText('K-02-7', { exact: true }).first().waitFor();
  });

  test('receives, grades and stows thirty returns and puts two on hold, all by keyboard', {
    timeout: 240_000,
  }, async () => {
    await givenSlots('K', '01', 5);
    const returns = await givenReturns(30);
    const { page, go } = await visitor({ as: 'staff' });
    await openDesk(go, page);
    const onHold = [7, 19];
    const grades = ['S', 'A', 'B', 'C'];
    for (const [at, { stock, id, returnItem }] of returns.entries()) {
      // Alternates between garment codes, item numbers and tracking numbers, and between scanners that end with Enter
      // and with Tab.
      const labels = [stock.code, String(id), returnItem?.trackingNumber ?? ''];
      await type(page, labels[at % labels.length] ?? '', at % 2 === 0 ? 'Enter' : 'Tab');
      if (onHold.includes(at)) await type(page, 'h a stain on the sleeve');
      else {
        await type(page, at === 3 ? 'b a button is loose' : (grades[at % grades.length] ?? ''));
        await type(page, at === 0 ? 'K-01-5' : '');
      }
    }
    // All input was typed ahead, so about two hundred calls follow.
    await expect
      .poll(() => talliedOf(page), { timeout: 100_000 })
      .toBe(tally({ received: 30, graded: 28, stowed: 28, held: 2 }));
    expect(await alarm(page).count()).toBe(0);
    await expectAccessible(page);

    const readAll = () => Promise.all(returns.map(({ stock }) => readStock(stock.id)));
    // The read models lag slightly behind the page.
    const statuses = async () => (await readAll()).filter(({ status }) => status === 'in_stock').length;
    await eventually(statuses).toBe(28);
    const stocks = await readAll();
    const items = await Promise.all(returns.map(({ id }) => readItem(id)));
    expect(new Set(items.map(({ status }) => status))).toEqual(new Set(['return_delivered']));
    for (const [at, stock] of stocks.entries()) {
      expect(stock.holder, stock.code).toBeNull();
      if (onHold.includes(at)) {
        expect([stock.status, stock.holdReason]).toEqual(['hold', 'a stain on the sleeve']);
        continue;
      }
      const grade = at === 3 ? 'B' : grades[at % grades.length];
      expect([stock.status, stock.conditionGrade], stock.code).toEqual(['in_stock', grade]);
      expect(stock.slot, stock.code).toMatchObject({ sectorCode: 'K', cellCode: '01', slotNumber: 5 });
    }
    expect(stocks[3]?.abnormalIssue).toBe('a button is loose');
  });

  test('a repeated scan changes nothing, and the last step can be undone', async () => {
    const [one] = await givenReturns(3);
    if (one === undefined) throw new Error('no return was given');
    const { page, go } = await visitor({ as: 'staff' });
    await openDesk(go, page);
    await type(page, one.stock.code);
    await said(page, 'on_way').waitFor();
    const { conditionGrade } = await readStock(one.stock.id);
    await type(page, 'A');
    await said(page, 'in_stock').waitFor();
    await type(page, one.stock.code);
    await page.getByText(checkIn.seen.split('{{')[0] ?? '').waitFor();
    expect(await talliedOf(page)).toBe(tally({ received: 1, graded: 1 }));
    await type(page, 'S');
    await alarm(page).waitFor();
    await type(page, 'z');
    await said(page, 'in_check').waitFor();
    await eventually(async () => (await readStock(one.stock.id)).status).toBe('in_check');
    await eventually(async () => (await readStock(one.stock.id)).conditionGrade).toBe(conditionGrade);
    await page.getByText(filled(checkIn.done.undo, { what: 'Graded' })).waitFor();
    await type(page, 'B');
    await said(page, 'in_stock').waitFor();
    expect(await eventsOf(one.stock.id, 'StockItemReturnReceived')).toBeGreaterThan(0);
    await eventually(async () => (await readStock(one.stock.id)).conditionGrade).toBe('B');
  });

  test('reports loudly what cannot be checked in, with the next step', async () => {
    const reserved = (await findItems('statuses=tryset_preparing&limit=1')).data[0];
    const shelved = await ownStock('statuses=in_stock&is_out_requested=false');
    const { page, go } = await visitor({ as: 'staff', expected: /^409 / });
    await openDesk(go, page);
    await type(page, 'A');
    await alarm(page).getByText(checkIn.problems.nothing_up).waitFor();
    await type(page, 'NO-SUCH-LABEL');
    await alarm(page)
      .getByText(filled(checkIn.problems.unknown, { code: 'NO-SUCH-LABEL' }))
      .waitFor();
    await type(page, reserved?.stock.code ?? '');
    await said(page, 'reserved').waitFor();
    await page.getByText(checkIn.noKeys).waitFor();
    await type(page, 'A');
    await alarm(page)
      .getByText(filled(checkIn.problems.not_now, { key: 'A', standing: checkIn.standings.reserved }))
      .waitFor();
    await type(page, shelved.code);
    await said(page, 'in_stock').waitFor();
    expect(await alarm(page).count()).toBe(0);

    // A colleague was faster: the page shows the actual status and does not repeat the step.
    await type(page, 'h');
    await page.getByRole('textbox', { name: checkIn.questions.reason }).waitFor();
    await actOnStock(shelved.id, 'check');
    await actOnStock(shelved.id, 'unavailable', { unavailable_reason: 'lost' });
    await type(page, 'for the photographs');
    await alarm(page).waitFor();
    await said(page, 'unavailable').waitFor();
  });

  test('reads a shelf exactly as typed, and accepts only registered slots', async () => {
    await givenSlots('A', '03', 12);
    const one = await ownStock('statuses=in_stock&is_out_requested=false');
    const { page, go } = await visitor({ as: 'staff', width: 390, height: 844 });
    await openDesk(go, page);
    const slotOf = async () => (await readStock(one.id)).slot;
    const before = await slotOf();
    for (const label of ['ST-OU-18', '4012-3377-0001', one.product.code ?? '', 'A-03-99']) {
      await type(page, one.code);
      await said(page, 'in_stock').waitFor();
      await type(page, label);
      await alarm(page).waitFor();
      expect(await slotOf()).toEqual(before);
    }
    await alarm(page)
      .getByText(/A-03-9/)
      .waitFor();
    for (const label of ['ㅁ-03-12', ']C1A-03-12', 'Ａ-03-12']) {
      await type(page, one.code);
      await type(page, label);
      await page
        .getByRole('status')
        .getByText(filled(checkIn.liesIn, { slot: 'A-03-12' }))
        .waitFor();
      expect(await alarm(page).count()).toBe(0);
    }
    await eventually(slotOf).toMatchObject({ sectorCode: 'A', cellCode: '03', slotNumber: 12 });
    // Each text of the log stays in one line.
    const cells = page.getByRole('region', { name: checkIn.log }).locator('tbody td');
    for (const cell of await cells.all())
      expect((await cell.boundingBox())?.height ?? 0).toBeLessThanOrEqual(48);
    expect(await layoutFaults(page)).toEqual([]);
    await expectAccessible(page);
  });

  test('keeps typed input without a connection, even over a reload, and sends it once', async () => {
    const [one, other] = await givenReturns(3);
    if (one === undefined || other === undefined) throw new Error('no returns were given');
    const { page, go } = await visitor({ as: 'staff', expected: isAway });
    await openDesk(go, page);
    await type(page, one.stock.code);
    await said(page, 'on_way').waitFor();
    // The server executes the first command but its answer is lost; afterwards no call reaches the server.
    let lost = 0;
    await intercept(page, /\/v[12]\//, async (route) => {
      if (lost === 0) {
        if (route.request().method() !== 'POST') return route.continue();
        lost += 1;
        await route.fetch();
      }
      await route.abort('internetdisconnected');
    });
    await type(page, 'C worn at the cuffs');
    await alarm(page).waitFor();
    await type(page, '');
    await type(page, other.stock.code);
    expect(lost).toBe(1);
    await page.unroute(/\/v[12]\//);
    await page.reload();
    await said(page, 'on_way').getByText('').first().waitFor();
    await page.getByRole('status').getByText(other.stock.code).waitFor();
    await page.getByRole('region', { name: checkIn.log }).getByText(one.stock.code).first().waitFor();
    await eventually(async () => {
      const { status, conditionGrade, abnormalIssue } = await readStock(one.stock.id);
      return [status, conditionGrade, abnormalIssue];
    }).toEqual(['in_stock', 'C', 'worn at the cuffs']);
    for (const type of ['StockItemCheckCompleted', 'StockItemReturnReceived']) {
      const before = await eventsBefore(one.stock.id, type, one.createdTime);
      expect((await eventsOf(one.stock.id, type)) - before, type).toBe(1);
    }
  });

  test('takes an unannounced garment as returned, and defers it with a reason', async () => {
    const [one] = await givenReturns(3);
    if (one === undefined) throw new Error('no return was given');
    await call('staff', 'POST', `/v2/trysets/items/${one.id}/actions/fail_return`, { reason: 'not at home' });
    await call('staff', 'POST', `/v2/trysets/items/${one.id}/actions/retry_return`, {});
    const { page, go } = await visitor({ as: 'staff' });
    await openDesk(go, page);
    await type(page, one.stock.code);
    await said(page, 'unannounced').waitFor();
    await type(page, '');
    await said(page, 'arrived').waitFor();
    await type(page, 'd');
    await type(page, '2');
    await type(page, 'the collar is torn');
    await eventually(() => talliedOf(page)).toBe(tally({ received: 1, deferred: 1 }));
    await eventually(async () => {
      const { status, faultType, deferredReason } = await readItem(one.id);
      return [status, faultType, deferredReason];
    }).toEqual(['return_deferred', 'product', 'the collar is torn']);
    expect(await eventsOf(one.stock.id, 'StockItemReturnReceived')).toBeGreaterThan(0);
    // Another scan continues from the garment's current state.
    await type(page, one.stock.code);
    await type(page, 'C');
    await said(page, 'in_stock').waitFor();
    await eventually(async () => (await readItem(one.id)).status).toBe('return_delivered');
  });
}

/** Counts a garment's events of a type before its rental began. */
async function eventsBefore(stockId: number, type: string, before: string): Promise<number> {
  const query = `types=${type}&limit=1&time_before=${encodeURIComponent(before)}`;
  return (await call<History>('staff', 'GET', `/v1/stocks/${stockId}/history?${query}`)).count;
}
