import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    'Chrome, Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari, iOS',
  ],
  ['curl/8.5.0', null],
  ['', null],
  [null, null],
])('%s has the name %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
