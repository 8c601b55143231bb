import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, ownStock } from '../kit/calls.ts';
import { entries, sectionOf } from '../kit/detail.ts';
import { filled } from '../kit/filled.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { comments, history } = en;

const fieldOf = (page: Page) =>
  sectionOf(page, comments.title).getByRole('combobox', { name: comments.new, exact: true });
const rowsOf = (page: Page) =>
  sectionOf(page, comments.title).getByRole('list', { name: comments.title }).getByRole('listitem');

/** Tests comments. */
export function commentsSuite(): void {
  test('a comment is written with a mention by keyboard, edited, shown in the history and removed', async () => {
    const stock = await ownStock('statuses=in_stock&is_out_requested=false', 'brand-a');
    const { page, go, walk } = await visitor({ as: 'staff' });
    await go(`/stocks/${stock.id}`);
    const section = sectionOf(page, comments.title);
    await section.getByText(comments.none, { exact: true }).waitFor();
    const field = fieldOf(page);
    await section.getByRole('button', { name: comments.audience.everyone, exact: true }).click();
    await field.pressSequentially('Please look, @');
    const offered = page.getByRole('listbox', { name: comments.whom });
    await offered.getByRole('option').nth(1).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    const who =
      (await offered.getByRole('option', { selected: true }).locator('div > div').textContent()) ?? '';
    await page.keyboard.press('Enter');
    await offered.waitFor({ state: 'hidden' });
    await field.pressSequentially('the sleeve is loose');
    const written = await field.inputValue();
    expect(written).toMatch(/^Please look, @\S.* the sleeve is loose$/);
    expect(who).not.toBe('');

    // The typed text is still there after the person left the page and returned.
    await walk('/stocks');
    await page.getByTestId('total').waitFor();
    await walk(`/stocks/${stock.id}`);
    await eventually(() => fieldOf(page).inputValue()).toBe(written);
    await fieldOf(page).press('Control+Enter');
    await rowsOf(page).first().getByText('the sleeve is loose').waitFor();
    await eventually(() => fieldOf(page).inputValue()).toBe('');
    await entries(page)
      .first()
      .getByText(filled(history.event.CommentAdded, { text: written }))
      .waitFor();

    await rowsOf(page)
      .getByRole('button', { name: /^Edit the comment of/ })
      .click();
    const edited = section.getByRole('combobox', { name: comments.revise, exact: true });
    expect(await edited.inputValue()).toBe(written);
    await edited.fill(written.replace('loose', 'torn'));
    await section.getByRole('button', { name: comments.save, exact: true }).click();
    await rowsOf(page).first().getByText('the sleeve is torn').waitFor();
    await expectAccessible(page);

    await rowsOf(page)
      .getByRole('button', { name: /^Remove the comment of/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: comments.remove, exact: true }).click();
    await section.getByText(comments.none, { exact: true }).waitFor();
    await entries(page).first().getByText(history.event.CommentRemoved).waitFor();
  });

  test('hides internal comments of staff from a brand, and shows shared comments live', async () => {
    const stock = await ownStock('statuses=in_stock&is_out_requested=false', 'brand-a');
    const path = `/v1/stocks/${stock.id}/comments`;
    await call('staff', 'POST', path, { text: 'between us' });
    await call('staff', 'POST', path, { text: 'for all', audience: 'everyone' });
    const { page, go } = await visitor({ as: 'brand-a' });
    await go(`/stocks/${stock.id}`);
    await rowsOf(page).getByText('for all').waitFor();
    expect(await rowsOf(page).count()).toBe(1);
    expect(await page.getByText('between us').count()).toBe(0);
    await sectionOf(page, comments.title).getByText(comments.forBrand, { exact: true }).waitFor();
    await fieldOf(page).fill('we know');
    await sectionOf(page, comments.title).getByRole('button', { name: comments.send, exact: true }).click();
    await eventually(() => rowsOf(page).count()).toBe(2);
    await call('staff', 'POST', path, { text: 'thank you', audience: 'everyone' });
    await rowsOf(page).last().getByText('thank you').waitFor();
  });

  test('neither sends nor chooses a mention during IME composition', async () => {
    const stock = await ownStock('statuses=in_stock&is_out_requested=false');
    const { page, go } = await visitor({ as: 'staff', language: 'ko' });
    await go(`/stocks/${stock.id}`);
    const field = page.getByRole('combobox', { name: '새 댓글', exact: true });
    await field.focus();
    const typing = await page.context().newCDPSession(page);
    await typing.send('Input.imeSetComposition', { text: '@ㄱ', selectionStart: 2, selectionEnd: 2 });
    await eventually(() => field.inputValue()).toBe('@ㄱ');
    expect(await page.getByRole('listbox').count()).toBe(0);
    await field.evaluate((area) => {
      const key = { key: 'Enter', ctrlKey: true, isComposing: true, bubbles: true, cancelable: true };
      area.dispatchEvent(new KeyboardEvent('keydown', key));
    });
    expect(await field.inputValue()).toBe('@ㄱ');
    await typing.send('Input.insertText', { text: '@' });
    await page.getByRole('listbox').getByRole('option').first().waitFor();
  });
}
