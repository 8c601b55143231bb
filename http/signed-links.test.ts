import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { linkSeconds, signedLinks, steadySeconds } from './signed-links.ts';
import { accessTokens } from './token.ts';

const key = randomBytes(32);
let at = Date.parse('2026-03-02T09:00:00.000Z');
const now = () => new Date(at);
const links = signedLinks(key, now);
const path = '/v1/sheets/12?format=csv&language=ko';

/** Returns the error code with which `verify` refuses a link; null if the link is valid. */
function refusalOf(signed: string): unknown {
  try {
    links.verify(signed);
    return null;
  } catch (error) {
    return error;
  }
}
const expired = { statusCode: 403, errorCode: 'link.expired' };

test('an address that was signed is good as it is, for ten minutes', () => {
  const { path: signed, until } = links.sign(path);
  expect(until).toBe('2026-03-02T09:10:00.000Z');
  expect(refusalOf(signed)).toBeNull();
  at += linkSeconds * 1000 - 1;
  expect(refusalOf(signed)).toBeNull();
  at += 1001;
  expect(refusalOf(signed)).toMatchObject(expired);
});

test('a steady one is the same for an hour, and good for an hour at least and two at most', () => {
  at = Date.parse('2026-03-02T09:00:00.000Z');
  const signed = links.signSteady(path);
  at += steadySeconds * 1000 - 1;
  expect(links.signSteady(path)).toBe(signed);
  at += 1;
  expect(links.signSteady(path)).not.toBe(signed);
  at += steadySeconds * 1000 - 1;
  expect(refusalOf(signed)).toBeNull();
  at += 1;
  expect(refusalOf(signed)).toMatchObject(expired);
});

test('nothing else is: no other path, no other key, no access token, nothing at all', async () => {
  const { path: signed } = links.sign(path);
  const [, signature = ''] = signed.split('signature=');
  const { path: others } = signedLinks(randomBytes(32), now).sign(path);
  const tokens = accessTokens({ key, now });
  const { token } = await tokens.sign({ label: 'staff', id: 1, name: 'Kim', roles: ['owner'] });
  for (const wrong of [
    signed.replace('12', '13'),
    signed.replace('format=csv&', ''),
    `/v1/sheets/13?signature=${signature}`,
    `${signed}&format=xlsx`,
    others,
    `${path}&signature=${token}`,
    path,
    `${path}&signature=`,
    `${path}&signature=9${signature}`,
    `${path}&signature=${signature.replace(/^\d+/, 'NaN')}`,
  ]) {
    expect(refusalOf(wrong), wrong).toMatchObject({ statusCode: 403, errorCode: 'link.invalid' });
  }
  await expect(tokens.verify(`Bearer ${signature}`)).rejects.toMatchObject({ statusCode: 401 });
});
