import { expect, it } from 'vitest';
import { stockCodeFrom } from '../codes.ts';
import { numberOnLabel, trysetCode, trysetItemCode } from './label-codes.ts';

it('reads what it writes, and a number alone as that of a tryset item', () => {
  expect(numberOnLabel(trysetItemCode(601))).toEqual({ of: 'tryset_item', id: 601 });
  expect(numberOnLabel(trysetCode(501))).toEqual({ of: 'tryset', id: 501 });
  expect(numberOnLabel('t#501')).toEqual({ of: 'tryset', id: 501 });
  expect(numberOnLabel('601')).toEqual({ of: 'tryset_item', id: 601 });
});

it('takes no code of a garment for a number, and no garment can be given such a code', () => {
  for (const code of ['S0000601', 'T501', 'T-501', 'T 501', '##1', 'T#', '#', '']) {
    expect(numberOnLabel(code), code).toBeNull();
  }
  for (const code of [trysetItemCode(601), trysetCode(501)]) expect(stockCodeFrom(code, 7), code).toBeNull();
});
