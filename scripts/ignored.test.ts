import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const patternsOf = (file: string) =>
  readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

test('settings, keys, passwords, exported installations and logs are ignored by git', () => {
  const secrets = ['.data', '.env', '.env.*', '*.key', '*.pem', 'keys.json', 'secrets.json', '*-password'];
  expect(patternsOf('.gitignore')).toEqual(
    expect.arrayContaining([...secrets, '*.ndjson', '*.ndjson.gz', '*.log']),
  );
});

test('files that git ignores are in no image either, from any folder', () => {
  const kept = patternsOf('.gitignore').map((pattern) => `**/${pattern}`);
  expect(patternsOf('.dockerignore')).toEqual(expect.arrayContaining(kept));
});
