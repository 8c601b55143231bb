import { expect, it } from 'vitest';
import { stockCodeFrom } from '../codes.ts';
import { numberOnLabel, trysetCode, trysetItemCode } from './label-codes.ts';

it('reads the codes that it writes, and a bare number as a tryset item', () => {
  expect(numberOnLabel(trysetItemCode(601))).toEqual({ of: 'tryset_item', id: 601 });
  expect(numberOnLabel(trysetCode(501))).toEqual({ of: 'tryset', id: 501 });
  expect(numberOnLabel('t#501')).toEqual({ of: 'tryset', id: 501 });
  expect(numberOnLabel('601')).toEqual({ of: 'tryset_item', id: 601 });
});

it('does not read garment codes as numbers, and no garment can have a label code', () => {
  for (const code of ['S0000601', 'T501', 'T-501', 'T 501', '##1', 'T#', '#', '']) {
    expect(numberOnLabel(code), code).toBeNull();
  }
  for (const code of [trysetItemCode(601), trysetCode(501)]) expect(stockCodeFrom(code, 7), code).toBeNull();
});
