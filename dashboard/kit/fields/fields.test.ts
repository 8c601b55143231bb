import i18next from 'i18next';
import { expect, test } from 'vitest';
import { en } from '../../i18n/en/index.ts';
import { bodyOf, wholeBodyOf } from './body.ts';
import type { Field } from './field.ts';
import { problemsOf, problemTexts } from './problems.ts';

const field = (name: string, more: Partial<Field> = {}): Field => ({
  name,
  text: name,
  kind: 'text',
  ...more,
});
const account = [
  field('bank_account/bank_name', { together: true }),
  field('bank_account/owner_name', { together: true }),
];

test.each([
  [field('a', { required: true }), ' ', 'required'],
  [field('a'), '', undefined],
  [field('a', { kind: 'whole', atMost: 100 }), '101', 'tooLarge'],
  [field('a', { kind: 'whole', atLeast: 1 }), '0', 'tooSmall'],
  [field('a', { kind: 'whole' }), '1.5', 'whole'],
  [field('a', { kind: 'whole', atMost: 100 }), '100', undefined],
  [field('a', { format: 'email' }), 'hana@example', 'email'],
  [field('a', { format: 'email' }), 'hana@example.test', undefined],
  [field('a', { format: 'phone' }), '02', 'phone'],
  [field('a', { format: 'phone' }), '+82 10-1234-5678', undefined],
  [field('a', { format: 'link' }), 'example.test/a', 'link'],
  [field('a', { format: 'link' }), 'https://example.test/a', undefined],
  [field('a', { format: 'digits' }), 'KB 12', 'digits'],
  [field('a', { format: 'digits' }), '１２３-45', undefined],
  [field('a', { format: 'digits', atLeast: 4 }), '12', 'tooShort'],
  [field('a', { kind: 'password', atLeast: 8 }), 'short', 'tooShort'],
  [field('a', { kind: 'day' }), '2026-1-2', 'day'],
  [field('a', { kind: 'day' }), '２０２６-０１-０２', undefined],
  [field('a', { kind: 'moment' }), '2026-01-02', 'moment'],
  [field('a', { kind: 'moment' }), '2026-01-02T11:30', undefined],
  [field('a', { format: 'hour' }), '24:00', 'hour'],
  [field('a', { format: 'hour' }), '１１：３０', undefined],
  [field('a', { kind: 'whole', atMost: 100 }), '１００', undefined],
  [field('a', { required: true }), '\u3164\u2800', 'required'],
  [field('a', { format: 'phone' }), '０１０－１２３４－５６７８', undefined],
  [field('a', { format: 'phone' }), '010-1234', 'phone'],
  [field('a', { format: 'email' }), 'try..this@docomo.ne.jp', undefined],
  [field('a', { format: 'email' }), '"a b"@example.test', 'email'],
] as const)('%o with %j is %s', (one, value, problem) => {
  expect(problemsOf([one], { a: value }).a).toBe(problem);
});

test('the text of a wrong number names its bound', async () => {
  const i18n = i18next.createInstance();
  await i18n.init({ lng: 'en', resources: { en: { translation: { fieldProblems: en.fieldProblems } } } });
  const fields = [field('rate', { kind: 'whole', atLeast: 1, atMost: 1000 })];
  const text = (rate: string) => problemTexts(i18n.t, fields, { rate }).rate;
  expect([text('0'), text('1001'), text('1000')]).toEqual([
    'Give at least 1.',
    'Give at most 1,000.',
    undefined,
  ]);
});

test('sends a moment of UTC+9 as an instant', () => {
  const fields = [field('start', { kind: 'moment' })];
  expect(wholeBodyOf(fields, { start: '2026-01-02T08:30' })).toEqual({ start: '2026-01-01T23:30:00.000Z' });
});

test('sends full-width digits as plain ones, and a name as typed', () => {
  const fields = [field('count', { kind: 'whole' }), field('on', { kind: 'day' }), field('name')];
  const values = { count: '１２', on: '２０２６-０１-０２', name: 'ＡＢ' };
  expect(wholeBodyOf(fields, values)).toEqual({ count: 12, on: '2026-01-02', name: 'ＡＢ' });
});

test('requires all fields of an object or none', () => {
  expect(problemsOf(account, {})).toEqual({});
  expect(problemsOf(account, { 'bank_account/bank_name': 'Moss' })).toEqual({
    'bank_account/owner_name': 'required',
  });
});

test('the body has the changed fields, whole objects, and null for emptied values', () => {
  const fields = [
    ...account,
    field('name'),
    field('rate', { kind: 'whole' }),
    field('is_public', { kind: 'flag' }),
  ];
  const values = {
    'bank_account/bank_name': 'Moss',
    'bank_account/owner_name': 'Hana',
    name: ' ',
    rate: '7',
  };
  expect(bodyOf(fields, values, ['rate', 'is_public'])).toEqual({ rate: 7, is_public: false });
  expect(bodyOf(fields, values, ['name', 'bank_account/owner_name'])).toEqual({
    name: null,
    bank_account: { bank_name: 'Moss', owner_name: 'Hana' },
  });
  expect(bodyOf(fields, {}, ['bank_account/owner_name'])).toEqual({ bank_account: null });
});

test('sends an emptied list as an empty list, and a measure with its decimals', () => {
  const fields = [
    { name: 'category_ids', text: 'In', kind: 'ids', options: [{ value: '1', text: 'Coats' }] },
    { name: 'length', text: 'Length', kind: 'decimal' },
  ] as const;
  const values = { category_ids: '', length: '52.5' };
  expect(bodyOf(fields, values, ['category_ids', 'length'])).toEqual({ category_ids: [], length: 52.5 });
  expect(problemsOf(fields, { category_ids: '1', length: '5,5' })).toEqual({ length: 'decimal' });
  expect(problemsOf(fields, { category_ids: '1,2', length: '0.25' })).toEqual({});
});

test('leaves empty fields out of a whole body, unless an empty field clears its value', () => {
  const fields = [
    field('memo', { clears: true }),
    field('issue'),
    field('stock_id', { kind: 'choice', isId: true }),
  ];
  expect(wholeBodyOf(fields, { memo: ' ', issue: '', stock_id: '4' })).toEqual({ memo: null, stock_id: 4 });
});

test('neither checks nor sends a field that is no longer shown', () => {
  const reason = field('reason', { required: true, when: { name: 'fate', is: 'gone' } });
  const fields = [field('fate'), reason];
  expect(problemsOf(fields, { fate: 'gone' })).toEqual({ reason: 'required' });
  expect(problemsOf(fields, { fate: 'back' })).toEqual({});
  expect(wholeBodyOf(fields, { fate: 'back', reason: 'lost' })).toEqual({ fate: 'back' });
});
