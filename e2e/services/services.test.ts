import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { browserFound } from '#test/browser.ts';
import { atRest } from '../kit/at-rest.ts';
import { closeHouse, openHouseWith } from '../kit/house.ts';
import { visitor } from '../kit/visitor.ts';
import { fillIn, heading } from '../shell/sign-in.ts';
import { chat } from './chat.ts';
import { errors } from './errors.ts';
import { heatmap } from './heatmap.ts';
import { key, openService, service, signOut } from './page.ts';

const { rooms } = en;

const loadedParts = (page: Page): string[] => {
  const names: string[] = [];
  page.on('request', (request) => names.push(new URL(request.url()).pathname));
  return names;
};
const ofOutsiders = /\/(chat|heatmap|posthog)-/;

describe.skipIf(!(await browserFound()))('outside services in a browser', () => {
  beforeAll(async () => {
    const { url } = await openService();
    await openHouseWith({
      errors: { dsn: `${url.replace('://', '://0123456789abcdef@')}/7` },
      chat: { url, key },
      heatmap: { url: `${url}/clicks`, key },
    });
  });
  afterAll(async () => {
    await closeHouse();
    await service().close();
  });
  beforeEach(() => {
    service().received.length = 0;
  });

  test('chat and heat map load nothing before the sign-in and nothing for staff', async () => {
    const { page, go } = await visitor({ as: null });
    const parts = loadedParts(page);
    await go('/login');
    await fillIn(page, 'staff');
    await heading(page, rooms.looks).waitFor();
    await atRest(page);
    await heading(page, rooms.looks).click();
    await signOut(page, '김민지');
    expect(parts.some((name) => /\/errors-/.test(name))).toBe(true);
    expect(parts.filter((name) => ofOutsiders.test(name))).toEqual([]);
    expect(service().received).toEqual([]);
  });

  test('the page works while the services are down', async () => {
    const { page, go } = await visitor({ as: 'brand-a', expected: /ERR_CONNECTION_REFUSED|PostHog/ });
    await page.route(`${service().url}/**`, (route) => route.abort('connectionrefused'));
    await go('/stocks');
    await heading(page, rooms.stocks).waitFor();
    await atRest(page);
    await page.getByRole('link', { name: rooms.products, exact: true }).click();
    await heading(page, rooms.products).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await signOut(page, '윤하나');
  });

  describe('reports on errors', errors);
  describe('the heat map', heatmap);
  describe('the help chat', chat);
});
