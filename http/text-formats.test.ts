import Type from 'typebox';
import { expect, test } from 'vitest';
import { Day, Nullable, VisibleText } from './contract.ts';
import { faultOf, readerOf } from './text-formats.ts';
import { fromText } from './wire-values.ts';

const schema = Type.Object({
  code: Type.Optional(Type.String({ format: 'one-time-code' })),
  email: Nullable(Type.String({ format: 'email' })),
  phone: Type.String({ format: 'phone' }),
  name: VisibleText(100),
  days: Type.Array(Day),
  of: Type.Object({ tag: Type.String({ format: 'plain' }), note: Type.String() }),
});

test('every text is read by the format that its schema names', () => {
  const body = {
    code: ' １２３ ４５６',
    email: ' Hana＠example.com ',
    phone: '０１０-1111-0001',
    name: ' 김 하나\u200b',
    days: ['２０２６-０１-０２', 7],
    of: { tag: 'ＡＢ\u200b1 ', note: 'ＡＢ ' },
    other: 'ＡＢ',
  };
  expect(readerOf(schema)?.(body)).toEqual({
    code: '123456',
    email: 'Hana@example.com',
    phone: '+821011110001',
    name: ' 김 하나\u200b',
    days: ['2026-01-02', 7],
    of: { tag: 'AB1', note: 'ＡＢ ' },
    other: 'ＡＢ',
  });
});

test.each([null, 'text', 7, ['a'], { email: null, of: null, days: {} }])('%j stays as it is', (value) => {
  expect(readerOf(schema)?.(value)).toEqual(value);
});

test('a schema that names no format has no reader', () => {
  expect(readerOf(Type.Object({ name: Type.String() }))).toBeNull();
});

test('a number of the query may have full-width digits', () => {
  const asked = { limit: '１０', offset: '1.5' };
  expect(fromText(Type.Object({ limit: Type.Integer(), offset: Type.Integer() }), asked)).toEqual({
    limit: 10,
    offset: '1.5',
  });
});

test.each(['\u3164', '\u2800', '\u200b\u00ad', '\uffa0', '\u115f', ' \t', '\u{e0020}'])(
  '%j shows nothing',
  (text) => {
    expect(faultOf('visible', text)).toContain('can be seen');
  },
);

test.each(['김', '.', '🎉', 'a\u200b'])('%j can be seen', (text) => {
  expect(faultOf('visible', text)).toBeNull();
});
