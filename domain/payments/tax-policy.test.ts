import { expect, test } from 'vitest';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { type TaxPolicyEvent, taxPolicy } from './tax-policy.ts';

const { staff, system, brand_admin: admin, user } = actors;
const { given } = scenarios(taxPolicy);
const revised: TaxPolicyEvent = { type: 'TaxPolicyRevised', data: { changed: { JAPAN: 8 } } };

test('is ten percent until staff revise it, and records the changes', () => {
  const after = given([])
    .when({ action: 'revise', rates: { KOREA: 10, JAPAN: 8 } }, staff)
    .then(revised);
  expect(after).toEqual({ status: 'valid', KOREA: 10, JAPAN: 8 });
  given([revised])
    .when({ action: 'revise', rates: { JAPAN: 8 } }, staff)
    .thenNothing();
});

test.each([system, admin, user])('cannot be revised by $label', (actor) => {
  given([])
    .when({ action: 'revise', rates: { KOREA: 8 } }, actor)
    .thenRefused('tax_policy.forbidden');
});
