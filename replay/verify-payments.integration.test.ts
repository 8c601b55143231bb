// @module-tag thorough
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { merchantUidOf } from '#domain/payments/merchant-uid.ts';
import type { PaymentCommand } from '#domain/payments/payment-commands.ts';
import type { Currency } from '#domain/payments/payment-kinds.ts';
import { systemContext } from '#write-api/kit/changes/context.ts';
import { runTarget } from '#write-api/kit/commands/run-target.ts';
import { replayWithin } from './testing/command-line.ts';
import { type TestHouse, testHouse } from './testing/test-house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await testHouse();
  await house.project();
});
afterAll(() => house.close());

const random = 'abcdefghij';
const uidOf = (paymentId: number) => merchantUidOf({ kind: 'order', paymentId, attempt: 1, random });
const amount = 30_000;

/** A paid payment under the reference `imp_<id>`, on 2 March 2026 in Korea. */
async function paid(paymentId: number, currency: Currency): Promise<void> {
  const { deps } = await house.openWrites();
  const run = async (command: PaymentCommand) => {
    const target = { on: 'payment', id: paymentId, command } as const;
    expect((await runTarget(deps.streams, target, systemContext(deps.clock))).ok).toBe(true);
  };
  const payer = { kind: 'user', id: 51 } as const;
  await run({
    action: 'request',
    paymentId,
    for: { kind: 'order', id: paymentId },
    payer,
    amount,
    currency,
    dueTime: null,
  });
  await run({ action: 'try', method: 'naver', cardId: null, receiptBuyer: null, random });
  const money = { attempt: 1, reference: `imp_${paymentId}`, amount, currency };
  await run({ action: 'confirm', ...money, paidTime: '2026-03-02T09:02:00.000Z', receiptUrl: null });
}

async function verify(lines: readonly string[], ...options: string[]) {
  const path = join(await mkdtemp(join(tmpdir(), 'settlements-')), 'march.csv');
  await writeFile(path, ['imp_uid,merchant_uid,amount,cancel_amount,status,paid_at', ...lines].join('\n'));
  return replayWithin(house, 'verify', '--payments', path, ...options);
}

test('each difference to the provider’s settlements is printed, with sums by currency', {
  timeout: 120_000,
}, async () => {
  await paid(41, 'KRW');
  await paid(42, 'JPY');
  await paid(43, 'KRW');
  await house.projected();
  const lineOf = (id: number, rest = '30000,0,paid,2026-03-02T18:02:00+09:00') =>
    `imp_${id},${uidOf(id)},${rest}`;
  const all = [lineOf(41), lineOf(42), lineOf(43)];

  const even = await verify([...all, 'imp_9,another program,500,0,paid,1772442120']);
  expect(even.out).toContain('4 lines, compared at ');
  expect(even.out).toContain('; 1 of other programs were not compared\n');
  expect(even.out).toContain('KRW       paid 60,000 there, 60,000 here; refunded 0 there, 0 here\n');
  expect(even.out).toContain(
    'JPY       paid 30,000 there, 30,000 here; refunded 0 there, 0 here\ndifferences 0\n',
  );
  expect(even.code).toBe(0);

  const uneven = await verify([
    lineOf(41, '31000,1000,paid,2026-03-02T18:02:00+09:00'),
    lineOf(42, '30000,30000,cancelled,2026-03-02T18:02:00+09:00'),
    lineOf(44),
  ]);
  const [first = '', ...rest] = uneven.out.split('\n').filter((line) => line.startsWith('payment '));
  expect([first, ...rest]).toEqual([
    `payment  41  imp_41  ${uidOf(41)}  line 2  amount: 31000 there, 30000 here`,
    `payment  41  imp_41  ${uidOf(41)}  line 2  refunded: 1000 there, 0 here`,
    `payment  42  imp_42  ${uidOf(42)}  line 3  status: canceled there, paid here`,
    `payment  42  imp_42  ${uidOf(42)}  line 3  refunded: 30000 there, 0 here`,
    `payment  imp_44  ${uidOf(44)}  line 4  is missing here: 30000`,
    `payment  43  imp_43  ${uidOf(43)}  is missing there: 30000`,
  ]);
  expect(uneven.out).toContain('KRW       paid 31,000 there, 60,000 here; refunded 1,000 there, 0 here\n');
  expect(uneven.out).toContain(
    '?         paid 30,000 there, 0 here; refunded 0 there, 0 here\ndifferences 6\n',
  );
  expect(uneven.code).toBe(1);

  const { out } = await verify(all.slice(1), '--json');
  const told = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(told).toMatchObject([
    { of: 'payment', kind: 'missing_there', paymentId: 41, here: amount, there: null },
    { of: 'summary', lines: 2, foreign: 0, differences: 1 },
  ]);

  const elsewhere = await verify([lineOf(44, '30000,0,failed,')]);
  expect(elsewhere.out).toContain('differences 0');

  const wrong = await verify([lineOf(41), lineOf(42, 'many,0,paid,1772442120')]);
  expect(wrong.told).toContain('line 3: amount "many" is not a whole number');
  expect(wrong.told).toContain('1 wrong lines; correct them, nothing was compared');
  expect(wrong.code).toBe(1);

  const mixed = await verify(all, '--rows');
  expect(mixed.told).toContain('--payments cannot be combined with --rows');
  expect(mixed.code).toBe(1);
});
