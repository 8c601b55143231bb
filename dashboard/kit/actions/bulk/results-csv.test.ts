import { expect, test } from 'vitest';
import { resultsCsv } from './results-csv.ts';

test('says of each row what became of it', () => {
  const results = [
    { id: 1, ok: true, status: 'hold' },
    { id: 2, ok: false, errorCode: 'stock_item.removed', message: 'cannot hold: removed' },
  ];
  expect(
    resultsCsv(
      results,
      (id) => `S-${id}`,
      () => 'It has been removed.',
    ).split('\r\n'),
  ).toEqual([
    '\uFEFFid,name,ok,status,error_code,reason',
    '1,S-1,true,hold,,',
    '2,S-2,false,,stock_item.removed,It has been removed.',
    '',
  ]);
});
