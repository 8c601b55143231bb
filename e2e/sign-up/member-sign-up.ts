import { expect, test } from 'vitest';
import { ja } from '#dashboard/i18n/ja/index.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call } from '../kit/calls.ts';
import { carryOut } from '../kit/detail.ts';
import { eventually, visitor } from '../kit/visitor.ts';
import { outside, password, signUp } from './apply.ts';

/** Tests a member's application, up to the approval by staff. */
export function memberSignUp(): void {
  test('a member’s sign-up appears at home and is approved', async () => {
    const [language, texts, phone] = ['ja', ja, '01070000003'] as const;
    const username = `new-member-${language}`;
    const { code } = await call<{ code: string }>('staff', 'POST', '/v1/invitations', {});
    const id = await signUp(username, phone, code);
    const { member, outbox, queues } = texts;
    const { page, go, walk, at } = await visitor({ as: 'staff', language });
    await go('/outbox');
    await page.getByRole('article', { name: outbox.sms }).first().waitFor();
    await page.getByRole('searchbox', { name: outbox.search, exact: true }).fill(`${username}@MEMBER`);
    await eventually(at).toContain('q=');
    await eventually(() => page.getByRole('article').count()).toBe(1);
    await page
      .getByRole('article')
      .filter({ hasText: `${username}@member.example` })
      .waitFor();
    await expectAccessible(page);
    await page.getByRole('searchbox', { name: outbox.search, exact: true }).fill('no-such-letter');
    await page.getByText(outbox.noMatch, { exact: true }).waitFor();
    await walk('/dashboard');
    await page
      .getByRole('link', { name: new RegExp(`^${queues.membersApplied}[:：]`) })
      .first()
      .click();
    await eventually(at).toMatch(/^\/users\?/);
    // The previous page also shows the member, and stays until the list is loaded.
    await page.getByRole('grid').getByRole('link', { name: username, exact: true }).click();
    await eventually(at).toBe(`/curators/${id}`);
    await page.getByRole('link', { name: member.tabs.profile, exact: true }).click();
    await page.getByRole('link', { name: 'https://instagram.com/example' }).waitFor();
    await page.getByText(code, { exact: true }).waitFor();
    await page.getByRole('button', { name: member.roleActions.approve, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await carryOut(dialog);
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(member.role.curator, { exact: true }).first().waitFor();
    const answer = await outside<{ scope: string }>('/authorize', {
      method: 'curator',
      username,
      password,
    });
    expect(answer.scope).toBe('user');
  });
}
