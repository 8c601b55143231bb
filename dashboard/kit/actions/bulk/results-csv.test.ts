import { expect, test } from 'vitest';
import { resultsCsv } from './results-csv.ts';

test('has the outcome or the reason of each row', () => {
  const results = [
    { id: 1, ok: true, status: 'in_stock' },
    { id: 2, ok: false, errorCode: 'stock_item.removed', message: 'cannot hold: removed' },
  ];
  expect(
    resultsCsv(results, {
      nameOf: (id) => `S-${id}`,
      outcomeOf: () => 'Out-stock was requested',
      reasonOf: () => 'It has been removed.',
    }).split('\r\n'),
  ).toEqual([
    '\uFEFFid,name,ok,outcome,status,error_code,reason',
    '1,S-1,true,Out-stock was requested,in_stock,,',
    '2,S-2,false,,,stock_item.removed,It has been removed.',
    '',
  ]);
});
