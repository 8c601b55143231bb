import { expect, test } from 'vitest';
import { helpAddress } from './help-address.ts';

test('the help center is the page that the build was told', () => {
  expect(helpAddress('5d0f2a')).toBe('https://tryset.notion.site/5d0f2a');
});

test('it is the start page of the help center where the build was told none', () => {
  expect(helpAddress(undefined)).toBe('https://tryset.notion.site/help-center');
  expect(helpAddress('')).toBe('https://tryset.notion.site/help-center');
});

test('an id stays one part of the address, whatever is in it', () => {
  expect(helpAddress('../a?b')).toBe('https://tryset.notion.site/..%2Fa%3Fb');
});
