import { expect, test } from 'vitest';
import { houseOf } from './house.ts';

test('the house is named by its settings, and nothing else', () => {
  expect(houseOf({ HOUSE_NAME: ' Haus ', HOUSE_JP_REGISTRATION_NUMBER: 'T1234567890123' })).toEqual({
    name: 'Haus',
    address: null,
    businessNumber: null,
    mailOrderNumber: null,
    registrationNumber: 'T1234567890123',
  });
});

test.each([
  ['HOUSE_BUSINESS_NUMBER', '12-345'],
  ['HOUSE_JP_REGISTRATION_NUMBER', '1234567890123'],
  ['HOUSE_ADDRESS', 'x'.repeat(201)],
])('a wrong %s stops the start', (name, value) => {
  expect(() => houseOf({ [name]: value })).toThrow(name);
});
