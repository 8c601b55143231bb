import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettlements } from './payments-file.ts';

async function read(...lines: string[]) {
  const path = join(await mkdtemp(join(tmpdir(), 'settlements-')), 'file.csv');
  await writeFile(path, lines.join('\n'));
  return readSettlements(path);
}

const heading = 'imp_uid,merchant_uid,amount,cancel_amount,status,paid_at';

test('reads columns in any order, with further ones, a byte order mark, and times of both kinds', async () => {
  const { settlements, wrong } = await read(
    '\uFEFFpg,paid_at,imp_uid,merchant_uid,status,amount,cancel_amount',
    'nice,2026-03-02T18:02:00+09:00,imp_1,o41-1-abcdefghia,paid,30000,9000',
    '',
    'nice,1772442120,imp_2,"o42-1-abcdefghia",cancelled,30000,30000',
    'nice,0,imp_3,o43-1-abcdefghia,failed,30000,',
  );
  expect(wrong).toEqual([]);
  expect(settlements).toEqual([
    {
      line: 2,
      reference: 'imp_1',
      merchantUid: 'o41-1-abcdefghia',
      amount: 30_000,
      refunded: 9_000,
      status: 'paid',
      paidTime: '2026-03-02T09:02:00.000Z',
    },
    expect.objectContaining({ line: 4, status: 'canceled', paidTime: '2026-03-02T09:02:00.000Z' }),
    expect.objectContaining({ line: 5, status: 'failed', refunded: 0, paidTime: null }),
  ]);
});

test('names each wrong line by its number', async () => {
  const { wrong } = await read(
    heading,
    'imp_1,o41-1-abcdefghia,30000,0,paid,1772442120',
    ',o41-1-abcdefghia,30000,0,paid,1772442120',
    'imp_2,,30000,0,paid,1772442120',
    'imp_3,o41-1-abcdefghia,"30,000",0,paid,1772442120',
    'imp_4,o41-1-abcdefghia,30000,30001,paid,1772442120',
    'imp_5,o41-1-abcdefghia,30000,0,done,1772442120',
    'imp_6,o41-1-abcdefghia,30000,0,paid,2026-03-02 18:02:00',
    'imp_7,o41-1-abcdefghia,30000,0,paid,',
    'imp_1,o41-1-abcdefghia,30000,0,paid,1772442120',
  );
  const instant = 'is no instant: write 2026-03-02T18:02:00+09:00, or Unix seconds';
  expect(wrong).toEqual([
    'line 3: imp_uid is empty',
    'line 4: merchant_uid is empty',
    'line 5: amount "30,000" is not a whole number up to 2000000000',
    'line 6: cancel_amount "30001" is not a whole number up to the amount',
    'line 7: status "done" is none of ready, paid, cancelled, failed',
    `line 8: paid_at "2026-03-02 18:02:00" ${instant}`,
    `line 9: paid_at "" ${instant}`,
    'line 10: imp_uid imp_1 stands in line 2 too',
  ]);
});

test('refuses a file that is missing, lacks columns, or is no CSV', async () => {
  await expect(readSettlements('/nowhere/file.csv')).rejects.toThrow('cannot be read as CSV: ENOENT');
  await expect(read('imp_uid,amount')).rejects.toThrow(
    'lacks the columns merchant_uid, cancel_amount, status, paid_at',
  );
  await expect(read(heading, 'imp_1,two')).rejects.toThrow('cannot be read as CSV: Invalid Record Length');
  await expect(read('')).rejects.toThrow('lacks the columns');
});
