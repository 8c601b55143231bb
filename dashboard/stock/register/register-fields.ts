import type { TFunction } from 'i18next';
import type { Field } from '../../kit/fields/field.ts';
import { commonFields } from '../fields.ts';
import { registeredAtMost } from './new-codes.ts';
import type { SizeChoice } from './size-search.tsx';

interface Asked {
  /** The sizes to choose from; none if the person searches for a size. */
  sizes: readonly SizeChoice[];
  /** Whether the garments have codes, which replace their number. */
  isNamed: boolean;
  /** Whether the person may also enter the garments into stock. */
  mayEnter: boolean;
}

/** The fields of a registration: the size, the garments, and their common terms. */
export function registerFields(t: TFunction, { sizes, isNamed, mayEnter }: Asked): [Field, ...Field[]] {
  const { size, terms } = commonFields(t, sizes);
  const codes: Field = {
    name: 'codes',
    text: t('stockItem.register.codes'),
    kind: 'lines',
    // Far above the largest registration, as a lower limit would silently cut a pasted list.
    atMost: 100_000,
    help: t('stockItem.register.codesHelp'),
  };
  const amount: Field = {
    name: 'amount',
    text: t('stockItem.register.amount'),
    kind: 'whole',
    required: true,
    atLeast: 1,
    atMost: registeredAtMost,
    help: t('stockItem.register.amountHelp', { most: registeredAtMost }),
  };
  const enter: Field = { name: 'is_entered', text: t('stockItem.register.enter'), kind: 'flag' };
  return [size, codes, ...(isNamed ? [] : [amount]), ...terms, ...(mayEnter ? [enter] : [])];
}
