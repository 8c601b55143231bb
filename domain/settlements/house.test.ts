import { expect, test } from 'vitest';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { type House, type HouseEvent, house, namelessHouse } from './house.ts';

const { staff, system, brand_admin: admin, user } = actors;
const { given } = scenarios(house);
const haus: House = { ...namelessHouse, name: 'Haus', address: 'Seoul' };
const first: HouseEvent = { type: 'HouseRevised', data: { changed: haus } };

test('records every field at first, then those that changed', () => {
  given([]).when({ action: 'revise', fields: haus }, staff).then(first);
  const after = given([first])
    .when({ action: 'revise', fields: { ...haus, address: null, businessNumber: '1234567890' } }, staff)
    .then({ type: 'HouseRevised', data: { changed: { address: null, businessNumber: '1234567890' } } });
  expect(after).toMatchObject({ status: 'valid', name: 'Haus', address: null });
  given([first]).when({ action: 'revise', fields: haus }, staff).thenNothing();
});

test('records a first revision that empties every field, as the operator may have set some', () => {
  given([])
    .when({ action: 'revise', fields: namelessHouse }, staff)
    .then({ type: 'HouseRevised', data: { changed: namelessHouse } });
});

test.each([system, admin, user])('cannot be revised by $label', (actor) => {
  given([]).when({ action: 'revise', fields: haus }, actor).thenRefused('house.forbidden');
});
