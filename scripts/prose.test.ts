import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.mjs';

const atMost = 140;
const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$|dist$|test-output$)/.test(entry.name))
  .map(({ name }) => name);

function filesLike(pattern: RegExp): string[] {
  const inside = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => !file.includes('node_modules'))
      .map((file) => join(folder, file)),
  );
  return [...readdirSync(root), ...inside].filter((file) => pattern.test(file));
}

/** The lines of prose: no table, no code, nothing that is indented as code. */
function proseOf(text: string): string[] {
  return text
    .replaceAll(/^ *```[\s\S]*?^ *```/gm, '')
    .split('\n')
    .filter((line) => !/^( {4}| *\|)/.test(line));
}

test('no line of a document is longer than an eye follows', () => {
  const long = filesLike(/\.md$/).flatMap((file) =>
    proseOf(readFileSync(join(root, file), 'utf8'))
      .filter((line) => line.length > atMost)
      .map((line) => `${file}: ${line}`),
  );
  expect(long).toEqual([]);
});

test('nor is a line of a comment', () => {
  const long = filesLike(/\.(ts|tsx|mjs)$/).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => line.length > atMost && /^\s*(\*|\/\/|\/\*)/.test(line))
      .map((line) => `${file}: ${line}`),
  );
  expect(long).toEqual([]);
});
