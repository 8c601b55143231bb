import { expect, test } from 'vitest';
import { queriesOf, sumOf } from './preview-parts.ts';

const held = { reason: { code: 'has_holder', errorCode: 'stock_item.has_holder' }, status: 'in_check' };
const wrong = { reason: { code: 'status', errorCode: 'stock_item.transition_not_allowed' }, status: 'hold' };

test('sums the previews of the parts, with the most frequent obstacle first', () => {
  const one = {
    count: 500,
    may: 490,
    levels: { none: 400, soft: 90, hard: 10 },
    mayNot: [
      { ...wrong, count: 7 },
      { ...held, count: 3 },
    ],
  };
  const other = {
    count: 20,
    may: 10,
    levels: { none: 6, soft: 4, hard: 10 },
    mayNot: [{ ...held, count: 10 }],
  };
  expect(sumOf([one, other])).toEqual({
    count: 520,
    may: 500,
    levels: { none: 406, soft: 94, hard: 20 },
    mayNot: [
      { ...held, count: 13 },
      { ...wrong, count: 7 },
    ],
  });
});

test('splits ids into parts of 500, and keeps a filter whole', () => {
  const ids = Array.from({ length: 501 }, (_, at) => at + 1);
  expect(queriesOf({ ids }).map(({ ids: part }) => String(part).split(',').length)).toEqual([500, 1]);
  expect(queriesOf({ filter: { statuses: 'hold' } })).toEqual([{ statuses: 'hold' }]);
});
