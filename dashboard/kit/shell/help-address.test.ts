import { expect, test } from 'vitest';
import { helpAddress } from './help-address.ts';

test('uses the page id that the build sets', () => {
  expect(helpAddress('5d0f2a')).toBe('https://tryset.notion.site/5d0f2a');
});

test('uses the start page of the help center if the build sets no id', () => {
  expect(helpAddress(undefined)).toBe('https://tryset.notion.site/help-center');
  expect(helpAddress('')).toBe('https://tryset.notion.site/help-center');
});

test('encodes the id as one segment of the address', () => {
  expect(helpAddress('../a?b')).toBe('https://tryset.notion.site/..%2Fa%3Fb');
});
