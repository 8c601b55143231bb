import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { serverFlags } from './server-flags.mjs';

test('the image starts a server as npm start does', async () => {
  const [, entry = '[]'] = /^ENTRYPOINT (.*)$/m.exec(await readFile('Dockerfile', 'utf8')) ?? [];
  expect(JSON.parse(entry)).toEqual(['node', ...serverFlags]);
});
