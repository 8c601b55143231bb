import { expect, test } from 'vitest';
import { loginPath, redirectTarget } from './redirect-target.ts';

test.each([
  ['/stocks?statuses=hold&page=2', '/stocks?statuses=hold&page=2'],
  [null, '/'],
  ['', '/'],
  ['https://elsewhere.example', '/'],
  ['//elsewhere.example', '/'],
  ['/\\elsewhere.example', '/'],
  ['javascript:alert(1)', '/'],
  // Browsers remove tabs and line breaks from a URL, so these lead to another host.
  ['/\t/elsewhere.example', '/'],
  ['/\n/elsewhere.example', '/'],
  ['/\r\n\\elsewhere.example/stocks', '/'],
  ['\t//elsewhere.example', '/'],
  ['/.//elsewhere.example', '/'],
  ['/stocks/..//elsewhere.example', '/'],
  ['///elsewhere.example', '/'],
  ['//[', '/'],
  ['/stocks/../login', '/'],
  ['/%2F/elsewhere.example', '/%2F/elsewhere.example'],
  ['/login?redirect=/stocks', '/'],
  ['/logout', '/'],
  ['/reset-cache', '/'],
])('redirects from %j to %j after sign-in', (given, target) => {
  expect(redirectTarget(given)).toBe(target);
});

test('the path of the sign-in page contains the reason and the page to return to', () => {
  expect(loginPath('/stocks?page=2', 'token_expired')).toBe(
    '/login?reason=token_expired&redirect=%2Fstocks%3Fpage%3D2',
  );
  expect(loginPath('/')).toBe('/login');
});
