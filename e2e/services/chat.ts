import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { house } from '../kit/house.ts';
import { intercept } from '../kit/intercept.ts';
import { eventually, visitor } from '../kit/visitor.ts';
import { fillIn, heading } from '../shell/sign-in.ts';
import { expectNothingPersonal, fillPage, key, query, service, signOut } from './page.ts';

const { rooms } = en;

const messages = () =>
  service()
    .bodiesAt('/api/conversations/v1/widget/message')
    .map((body) => JSON.parse(body));

async function say(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Open chat' }).click();
  await page.getByPlaceholder('Type your message...').fill(words);
  await page.getByRole('button', { name: 'Send message' }).click();
}

/** Tests the help chat. */
export function chat(): void {
  test('the chat gets the typed words and the room, and forgets them with the session', async () => {
    const { page, go } = await visitor({ as: 'brand-a' });
    await go(`/stocks?${query}`);
    await heading(page, rooms.stocks).waitFor();
    await fillPage(page);
    await say(page, 'Where is my parcel?');
    await eventually(() => messages().length).toBe(1);
    const [first] = messages();
    expect(first).toMatchObject({
      message: 'Where is my parcel?',
      traits: { name: null, email: null },
      session_context: { current_url: `${house().server.url}/stocks` },
    });
    expect(first.distinct_id).toMatch(/^brand_admin-\d+$/);
    expectNothingPersonal();

    // The same person finds the conversation again after a reload.
    await page.reload();
    await page.getByPlaceholder('Type your message...').waitFor();
    await eventually(() => service().received.some(({ url }) => url.includes('/widget/messages/t-1'))).toBe(
      true,
    );

    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await signOut(page, '윤하나');
    expect(await page.getByRole('button', { name: 'Open chat' }).count()).toBe(0);
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toMatch(/ph_|brand_admin-|t-1/);
    service().received.length = 0;
    await fillIn(page, 'brand-b');
    await heading(page, rooms.products).waitFor();
    await say(page, 'Hello');
    await eventually(() => messages().length).toBe(1);
    const [next] = messages();
    expect(next.ticket_id).toBeNull();
    expect(next.distinct_id).not.toBe(first.distinct_id);
    expect(next.widget_session_id).not.toBe(first.widget_session_id);
    const all = JSON.stringify(service().received);
    expect(all).not.toMatch(
      new RegExp(`${first.distinct_id}\\b|${first.session_id}|${first.widget_session_id}`),
    );
  });

  test('a browser that was closed without a sign-out shows no conversation to the next person', async () => {
    const { page, go } = await visitor({ as: 'brand-a' });
    await page.evaluate((name) => {
      localStorage.setItem(name, JSON.stringify({ widgetSessionId: 'of-another', ticketId: 't-9' }));
      localStorage.setItem('tryset.chat_owner', 'brand_admin-999');
    }, `ph_conv_${key}`);
    await go('/products');
    await page.getByRole('button', { name: 'Open chat' }).waitFor();
    expect(JSON.stringify(service().received)).not.toMatch(/of-another|t-9/);
  });

  test('a configuration that arrives after the sign-out shows no chat, and the next person has a working one', async () => {
    const { page, go } = await visitor({ as: 'brand-a' });
    const held = Promise.withResolvers<void>();
    const config = `${service().url}/array/**`;
    await intercept(page, config, async (route) => {
      await held.promise;
      await route.continue();
    });
    const asked = page.waitForRequest(config);
    await go('/products');
    await heading(page, rooms.products).waitFor();
    const first = await asked;
    await signOut(page, '윤하나');
    const answered = page.waitForEvent('requestfinished', (request) => request === first);
    held.resolve();
    await answered;
    expect(await page.getByRole('button', { name: 'Open chat' }).count()).toBe(0);
    await fillIn(page, 'brand-b');
    await heading(page, rooms.products).waitFor();
    await say(page, 'Hello');
    await eventually(() => messages().length).toBe(1);
  });
}
