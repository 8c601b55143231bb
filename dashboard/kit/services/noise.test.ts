import { expect, test } from 'vitest';
import { ApiError, SignedOutError, UnreachableError } from '../client/api-error.ts';
import { isNoise } from './noise.ts';

const refusal = new ApiError({ method: 'GET', endpoint: '/', status: 403, errorCode: 'a', message: '' });

test.each<[string, unknown]>([
  ['a refusal of the server', refusal],
  ['a lost network', new UnreachableError('GET', '/v1/stocks', new TypeError('Failed to fetch'))],
  ['a call while signed out', new SignedOutError('GET', '/v1/stocks')],
  ['a failed call in Chrome', new TypeError('Failed to fetch')],
  ['a failed call in Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
  ['a failed call in Safari', new TypeError('Load failed')],
  ['a canceled call', new DOMException('The user aborted a request.', 'AbortError')],
  ['a call that took too long', new DOMException('signal timed out', 'TimeoutError')],
  ['a canceled navigation', new Error('Navigation aborted')],
  ['a missing part in Chrome', new TypeError('Failed to fetch dynamically imported module: https://a/b.js')],
  ['a missing part in Firefox', new TypeError('error loading dynamically imported module: https://a/b.js')],
  ['a missing part in Safari', new TypeError('Importing a module script failed.')],
  ['a missing style', new Error('Unable to preload CSS for /assets/a.css')],
  ['a missing chunk', new Error('Loading chunk 7 failed.')],
  ['a layout that settles later', new Error('ResizeObserver loop completed with undelivered notifications.')],
  ['a redirect of the router', new Response(null, { status: 302 })],
  ['an answer of the router', { status: 404, statusText: 'Not Found', internal: true, data: '' }],
  ['a message of another origin', undefined],
  ['a text', 'Script error.'],
])('%s is noise', (_, error) => {
  expect(isNoise(error)).toBe(true);
});

test.each([
  new TypeError("Cannot read properties of undefined (reading 'id')"),
  new RangeError('Maximum call stack size exceeded'),
  new ReferenceError('a is not defined'),
  new Error('A guard is missing'),
])('%s is reported', (error) => {
  expect(isNoise(error)).toBe(false);
});
