import { expect, test } from 'vitest';
import { CardRefused } from './card.ts';
import { isCardNumber } from './card-number.ts';
import { ProviderAway } from './payment-provider.ts';
import { simulatedCards, simulatedProvider } from './simulator.ts';

const keep = (number: string) =>
  simulatedProvider().issueBillingKey('mina', {
    number,
    expiry: '2031-08',
    birth: '900315',
    password: '77',
  });

test.each([
  ['4242 4242 4242 4242', 'Simulated Visa'],
  ['5555-5555-5555-4444', 'Simulated Master'],
  ['378282246310005', 'Simulated Express'],
  ['9410-0000-0000-0005', 'Simulated BC'],
  ['6011-1111-1111-1117', null],
])('%s is stored, and its first digit tells the issuer', async (number, issuer) => {
  expect(await keep(number)).toStrictEqual({ issuer });
});

test.each([
  [simulatedCards.declined, 'declined'],
  [simulatedCards.expired, 'expired'],
  ['4242-4242-4242-4241', 'invalid'],
  ['4242-4242-4242', 'invalid'],
  ['', 'invalid'],
])('%s is refused as %s', async (number, reason) => {
  const refusal = await keep(number).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(CardRefused);
  expect(refusal).toMatchObject({ reason, message: `the card is refused as ${reason}` });
});

test('one number makes the provider unavailable, however it is typed', async () => {
  await expect(keep(simulatedCards.away)).rejects.toThrow(ProviderAway);
  await expect(keep(simulatedCards.away.replaceAll('-', ''))).rejects.toThrow(ProviderAway);
});

test('deleting an unknown key succeeds', async () => {
  expect(await simulatedProvider().dropBillingKey('mina')).toBeUndefined();
});

test('the listed numbers pass the form’s checks', () => {
  expect(Object.values(simulatedCards).map(isCardNumber)).toStrictEqual([true, true, true]);
});

test.each(['4242a242 4242 4242', '0'.repeat(12), '0'.repeat(20)])('%s is not a card number', (number) => {
  expect(isCardNumber(number)).toBe(false);
});
