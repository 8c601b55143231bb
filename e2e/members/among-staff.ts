import { test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import type { OutboxLetter } from '#write-api/mail/contract.ts';
import { call } from '../kit/calls.ts';
import { sectionOf } from '../kit/detail.ts';
import { ownMember } from '../kit/own-member.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { forms, member } = en;

/** What staff do with a member's account, and keep of the member among themselves. */
export function amongStaff(): void {
  test('what staff keep of a member is noted, and a link to a password is mailed', async () => {
    const email = 'among-staff@member.example';
    const { id } = await ownMember({ role: 'curator', email });
    const { page, go } = await visitor({ as: 'staff' });
    await go(`/curators/${id}`);
    const section = sectionOf(page, member.sections.internal);
    await section
      .getByRole('button', { name: forms.editOf.replace('{{name}}', member.sections.internal) })
      .click();
    await section.getByRole('textbox', { name: member.fields.cohort }).fill('2026-autumn');
    await section.getByRole('textbox', { name: member.fields.memo }).fill('late twice');
    await section.getByRole('button', { name: forms.save, exact: true }).click();
    // What was filled in reads the same while it is on its way.
    await section.getByRole('textbox', { name: member.fields.memo }).waitFor({ state: 'hidden' });
    await section.getByText('late twice', { exact: true }).waitFor();
    await page.getByRole('button', { name: member.actions.password, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(email).waitFor();
    await dialog.getByRole('button', { name: member.actions.password, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    const letters = async () =>
      (await call<{ data: OutboxLetter[] }>('staff', 'GET', '/v1/outbox?limit=500')).data.filter(
        ({ to }) => to === email,
      ).length;
    await eventually(letters).toBe(1);
  });
}
