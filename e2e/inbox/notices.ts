import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { languages } from '#domain/words/languages.ts';
import type { InboxMessage } from '#read-api/inbox/contract.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, type Found } from '../kit/calls.ts';
import { carryOut, doing, sectionOf } from '../kit/detail.ts';
import { filled } from '../kit/filled.ts';
import { statedTotal, totalText } from '../kit/grid.ts';
import { ownMember } from '../kit/own-member.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { inbox, list, shell } = en;

/** Tests a notice of staff to several members. */
export function noticesSuite(): void {
  test('staff see how many members a notice reaches before they send it', async () => {
    const members = [await ownMember({ role: 'curator' }), await ownMember({ role: 'curator' })];
    const [first] = members;
    const { page, go, walk } = await visitor({ as: 'staff' });
    await go(`/curators/edit?ids=${members.map(({ id }) => id).join('%2C')}`);
    await eventually(() => statedTotal(page)).toBe(totalText(2));
    await page.getByRole('checkbox', { name: list.selectAll }).click();
    await page.getByRole('button', { name: list.actions, exact: true }).click();
    await page.getByRole('menuitem', { name: inbox.notice.send }).click();
    const dialog = page.getByRole('dialog', { name: inbox.notice.send, exact: true });
    const field = (text: string, language: (typeof languages)[number]) =>
      dialog.getByRole('textbox', { name: filled(text, { language: shell.languages[language] }) });
    for (const language of languages) {
      await field(inbox.notice.titleIn, language).fill(`Closed ${language}`);
      await field(inbox.notice.textIn, language).fill(`No parcels on Monday ${language}`);
    }
    await carryOut(dialog);
    await dialog.getByText(filled(inbox.notice.reaches, { amount: 2 }), { exact: true }).waitFor();
    await expectAccessible(page, { within: '[role=dialog]' });
    const messages = () =>
      call<Found<InboxMessage>>('staff', 'GET', `/v1/users/${first?.id}/inbox?types=notice`);
    expect((await messages()).count).toBe(0);
    // Another text needs another look.
    await field(inbox.notice.titleIn, 'ko').fill('Closed on Monday');
    await eventually(() => doing(dialog).textContent()).toBe(inbox.notice.preview);
    await carryOut(dialog);
    await eventually(() => doing(dialog).textContent()).toBe(filled(inbox.notice.sendTo, { amount: 2 }));
    await carryOut(dialog);
    await dialog.waitFor({ state: 'detached' });
    await eventually(async () => (await messages()).count).toBe(1);
    await walk(`/curators/${first?.id}?tab=activity`);
    await sectionOf(page, inbox.title).getByText('Closed on Monday', { exact: true }).waitFor();
  });
}
