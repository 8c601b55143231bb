import { expect, test } from 'vitest';
import { taken } from './fields.ts';

interface Said {
  name?: string;
  url?: string | null;
  reason?: string;
}

test('a command takes the fields that are marked and present', () => {
  const said: Said = { name: 'Acme', url: null, reason: 'moved' };
  expect(taken(said, { name: true, url: true, reason: false })).toEqual({ name: 'Acme', url: null });
  expect(
    taken<Said, { name: true; url: true; reason: false }>(
      { url: null },
      { name: true, url: true, reason: false },
    ),
  ).toEqual({ url: null });
});

test('a field of the body that is not listed does not compile', () => {
  const said: Said = { name: 'Acme', reason: 'moved' };
  // @ts-expect-error `url` is missing.
  expect(taken(said, { name: true, reason: false })).toEqual({ name: 'Acme' });
});
