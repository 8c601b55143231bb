import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const dashboard = fileURLToPath(new URL('../../dashboard/kit', import.meta.url));

/** Functions and properties that treat a text as HTML or as code. */
const sinks =
  /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|\beval\(|new Function\(|srcDoc|javascript:|setHTMLUnsafe|createContextualFragment/;

it('has no place in the dashboard where a text could become HTML or code', () => {
  const files = globSync('**/*.{ts,tsx,html}', { cwd: dashboard }).filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(200);
  const found = files.filter((file) => sinks.test(readFileSync(`${dashboard}/${file}`, 'utf8')));
  expect(found).toEqual([]);
});
