import { expect, test } from 'vitest';
import { isApiPath } from './api-path.ts';
import { isRead } from './is-read.ts';

test.each([
  '/v1',
  '/v1/trysets',
  '/v2/x',
  '/health/ready',
  '/openapi.json',
  '/docs',
  '/docs/static/a.js',
  '/metrics',
  '/graphql',
])('%s is an API path', (path) => expect(isApiPath(path)).toBe(true));

test.each(['/', '/stocks', '/stocks/7', '/v10', '/documents', '/healthy'])('%s is a page', (path) =>
  expect(isApiPath(path)).toBe(false),
);

test.each<[string, string, boolean]>([
  ['GET', '/v1/stocks?limit=1', true],
  ['HEAD', '/v2/trysets', true],
  ['POST', '/v1/stocks', false],
  ['PATCH', '/v2/trysets/1', false],
  ['GET', '/v1/auth/permissions', false],
  ['GET', '/v1/pictures/certificates/0/small', false],
  ['GET', '/v1/outbox', false],
  ['GET', '/v1/looks/certification_runs/7', false],
  ['GET', '/v1/users/7/instagram', false],
  ['GET', '/graphql?query={__typename}', false],
  ['GET', '/v1/users/7/looks', true],
  ['GET', '/v1/authors', true],
  ['GET', '/v1/tax-policy', true],
  ['PUT', '/v1/tax-policy', false],
  ['GET', '/v2/brand_subscriptions/7/upgrade_offer?plan_id=3', false],
  ['GET', '/v2/brand_subscriptions/plans/3/offer?start_date=2026-06-01', false],
  ['GET', '/v2/brand_subscriptions/plans/3', true],
  ['GET', '/v2/brand_subscriptions/7', true],
  ['POST', '/v2/orders/invoice-items/pdf', true],
  ['POST', '/v2/orders/invoice-items/pdfs', false],
  ['GET', '/v2/orders/invoice-items/pdf', true],
])('%s %s goes to the read API: %s', (method, url, read) => expect(isRead(method, url)).toBe(read));
