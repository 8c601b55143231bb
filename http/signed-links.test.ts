import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { linkSeconds, signedLinks } from './signed-links.ts';
import { accessTokens } from './token.ts';

const key = randomBytes(32);
let at = Date.parse('2026-03-02T09:00:00.000Z');
const now = () => new Date(at);
const links = signedLinks(key, now);
const path = '/v1/sheets/12?format=csv&language=ko';

test('an address that was signed is good as it is, for ten minutes', async () => {
  const { path: signed, until } = await links.sign(path);
  expect(until).toBe('2026-03-02T09:10:00.000Z');
  await expect(links.verify(signed)).resolves.toBeUndefined();
  at += linkSeconds * 1000 - 1;
  await expect(links.verify(signed)).resolves.toBeUndefined();
  at += 1001;
  await expect(links.verify(signed)).rejects.toMatchObject({ statusCode: 403, errorCode: 'link.expired' });
});

test('nothing else is: no other path, no other key, no access token, nothing at all', async () => {
  const { path: signed } = await links.sign(path);
  const [, signature] = signed.split('signature=');
  const { path: others } = await signedLinks(randomBytes(32), now).sign(path);
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
  ]) {
    await expect(links.verify(wrong), wrong).rejects.toMatchObject({
      statusCode: 403,
      errorCode: 'link.invalid',
    });
  }
  await expect(tokens.verify(`Bearer ${signature}`)).rejects.toMatchObject({ statusCode: 401 });
});
