import { test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import type { OutboxLetter } from '#write-api/mail/contract.ts';
import { call } from '../kit/calls.ts';
import { sectionOf } from '../kit/detail.ts';
import { ownMember } from '../kit/own-member.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { forms, member } = en;

/** Tests staff's actions on a member's account and their internal notes. */
export function amongStaff(): void {
  test('staff note internal facts of a member, and mail a password link', async () => {
    const email = 'among-staff@member.example';
    const { id } = await ownMember({ role: 'curator', email });
    const { page, go } = await visitor({ as: 'staff' });
    await go(`/curators/${id}?tab=profile`);
    const section = sectionOf(page, member.sections.internal);
    await section
      .getByRole('button', { name: forms.editOf.replace('{{name}}', member.sections.internal) })
      .click();
    await section.getByRole('textbox', { name: member.fields.cohort }).fill('2026-autumn');
    await section.getByRole('textbox', { name: member.fields.memo }).fill('late twice');
    await section.getByRole('button', { name: forms.save, exact: true }).click();
    // The form still shows the same text while the server saves it, so wait for its end.
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
