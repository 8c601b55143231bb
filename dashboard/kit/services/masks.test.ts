import { expect, test } from 'vitest';
import { knownAreas } from '../../areas.ts';
import { addressMask } from './address-mask.ts';
import { maskedMessage, maskedType } from './message-mask.ts';

const mask = addressMask(knownAreas.rooms);

test.each([
  ['https://a.example/stocks/12?q=%EA%B9%80#token=abc', 'https://a.example/stocks/:stockId'],
  ['https://a.example/trysetitems?q=010-1234-5678', 'https://a.example/trysetitems'],
  ['https://a.example/new-password?token=secret', 'https://a.example/new-password'],
  ['https://kim:secret@a.example/no/such/kim%40example.com', 'https://a.example/'],
  ['no address', '/'],
])('the address %s is sent as %s', (address, sent) => {
  expect(mask(address)).toBe(sent);
});

test.each([
  ["Cannot read properties of undefined (reading '김하나')", 'Cannot read properties of undefined'],
  ['a.map is not a function', 'a.map is not a function'],
  ['Minified React error #310; visit https://react.dev/errors/310?args[]=Kim', 'Minified React error #310'],
  ['Invalid time value', 'Invalid time value'],
  ['Unexpected token \'K\', "Kim Hana" is not valid JSON', '(masked)'],
  ['Kim Hana is not a function', '(masked)'],
  ['No member kim@example.com, 010-1234-5678', '(masked)'],
  ['', '(masked)'],
])('the message %s is sent as %s', (message, sent) => {
  expect(maskedMessage(message)).toBe(sent);
});

test('sends only names of error classes', () => {
  expect(['TypeError', 'DOMException', 'UnhandledRejection', 'Error'].map(maskedType)).toEqual([
    'TypeError',
    'DOMException',
    'UnhandledRejection',
    'Error',
  ]);
  expect(['Kim', '김하나Error', 'kim@example.com', undefined].map(maskedType)).toEqual([
    'Error',
    'Error',
    'Error',
    'Error',
  ]);
});
