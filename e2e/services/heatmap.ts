import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { house } from '../kit/house.ts';
import { eventually, visitor } from '../kit/visitor.ts';
import { fillIn, heading } from '../shell/sign-in.ts';
import { expectNothingPersonal, fillPage, personal, query, service, signOut } from './page.ts';

const { rooms } = en;

/** Tests the heat map. */
export function heatmap(): void {
  test('the heat map gets coordinates under the room’s path, and ends with the session', async () => {
    const { page, go } = await visitor({ as: 'brand-a' });
    await go(`/stocks?${query}`);
    await heading(page, rooms.stocks).waitFor();
    await page.getByRole('button', { name: 'Open chat' }).waitFor();
    await fillPage(page);
    // A text that leads nowhere: in the list, a click opens the entry under the pointer.
    const text = page.getByTitle(personal.join(' '), { exact: true });
    await text.click({ position: { x: 4, y: 4 } });
    // Outside an input, letters are the list's shortcuts.
    await text.getByRole('textbox').first().click();
    await page.keyboard.type(personal[1] ?? '');
    await eventually(() => service().bodiesAt('/clicks/').length).toBeGreaterThan(0);
    const [sent] = JSON.parse(service().bodiesAt('/clicks/')[0] ?? '[]').batch ?? [];
    expect(sent.event).toBe('$$heatmap');
    expect(Object.keys(sent.properties.$heatmap_data)).toEqual([`${house().server.url}/stocks`]);
    expect(sent.properties.distinct_id).toMatch(/^brand_admin-\d+$/);
    expectNothingPersonal();
    await text.click({ position: { x: 14, y: 4 } });
    await signOut(page, '윤하나');
    const before = service().received.length;
    await heading(page, en.login.title).click();
    await fillIn(page, 'staff');
    await heading(page, rooms.looks).waitFor();
    await heading(page, rooms.looks).click();
    await page.reload();
    await heading(page, rooms.looks).waitFor();
    expect(service().received.length).toBe(before);
  });
}
