import { inspect } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Given, standIn } from '../testing/stand-in.ts';
import { iamportProvider } from './iamport.ts';
import { card, emptyShop, iamport, refused, shop } from './testing/iamport.ts';

let there: Awaited<ReturnType<typeof standIn>>;
beforeAll(async () => {
  there = await standIn(() => null);
});
afterAll(() => there.close());

/** Returns everything that printing an error shows, except stack positions, since line numbers have digits too. */
function shown(error: Error): string {
  const { name, message, cause } = error;
  return inspect({ ...error, name, message, cause }, { depth: null });
}

const repeating: [string, (sent: string) => Given][] = [
  ['a refusal', (sent) => refused(200, -1, `유효하지않은 카드번호 ${sent}`)],
  ['a refusal with status 400', (sent) => refused(400, 1, sent)],
  ['a refusal with the number as its code', () => refused(200, 4242424242424242, '')],
  ['a fault', (sent) => ({ status: 500, body: sent })],
  ['a page', (sent) => ({ body: `<p>${sent}` })],
  ['a text that a parser quotes completely', () => ({ body: `x${card.number}` })],
  ['incomplete JSON', (sent) => ({ body: sent.slice(0, -1) })],
  ['an unknown format', (sent) => ({ body: { code: sent } })],
  ['a redirect', (sent) => ({ status: 302, headers: { location: `/?${encodeURI(sent)}` }, body: '' })],
  ['a wrong header', (sent) => ({ headers: { 'content-encoding': 'gzip' }, body: sent })],
  ['a missing permission', (sent) => refused(403, -1, sent)],
  ['an expired token', (sent) => refused(401, -1, sent)],
  ['the name of an issuer', (sent) => ({ body: { code: 0, response: { card_name: sent } } })],
  [
    'the name of an issuer, in part',
    () => ({ body: { code: 0, response: { card_name: `카드 ${card.password}` } } }),
  ],
];

test.each(repeating)('errors repeat nothing of a card that appears in %s', async (_, answer) => {
  const usual = iamport(emptyShop());
  let sent = '';
  there.answer((url, request, body) => {
    if (url.pathname === '/users/getToken') return usual(url, request, body);
    sent = body;
    return answer(body);
  });
  const call = iamportProvider({ ...shop, url: there.url }).issueBillingKey('mina', card);
  const told = await call.then((keptCard) => inspect(keptCard), shown);
  const digits = card.number.split(' ');
  for (const secret of [...digits, card.expiry, card.birth, card.password, shop.key, shop.secret]) {
    expect(told).not.toContain(secret);
  }
  expect(sent).toContain(card.expiry);
});
