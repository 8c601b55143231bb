import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { aPicture } from '#write-api/testing/picture.ts';
import { expectAccessible } from '../kit/axe.ts';
import { sectionOf } from '../kit/detail.ts';
import { eventually, visitor } from '../kit/visitor.ts';

/** Tests a support ticket: question, answer, notification mail, closing and reopening. */
export function supportTickets(): void {
  test('staff answer the question of a brand admin', async () => {
    const [language, texts, room] = ['en', en, '/trysetitems'] as const;
    const { forms, queues, rooms, shell, ticket } = texts;
    const asked = 'Why so late?';
    const answer = 'It is on its way.';
    const asker = await visitor({ as: 'brand-a', language });
    const { page } = asker;
    await asker.go(room);
    await page.getByRole('grid').getByRole('link').first().click();
    await eventually(asker.at).toMatch(/\/\d+(\?|$)/);
    const [thing] = asker.at().split('?');
    await page.getByRole('button', { name: shell.helpMenu, exact: true }).click();
    await page.getByRole('menuitem', { name: shell.askForHelp, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: shell.askForHelp, exact: true });
    await dialog.getByRole('textbox', { name: ticket.fields.title }).fill(asked);
    await dialog
      .getByRole('textbox', { name: ticket.fields.text })
      .fill('It was asked for on Monday.\nThank you.');
    const buffer = await aPicture({ width: 60, height: 60 });
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'shot.png', mimeType: 'image/png', buffer });
    await dialog
      .getByRole('button', { name: forms.picture.removeOf.replace('{{name}}', 'shot.png') })
      .waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: ticket.ask, exact: true }).click();
    await eventually(asker.at).toMatch(/^\/help\/\d+$/);
    const address = asker.at();
    const id = address.split('/').at(-1) ?? '';
    await page.getByRole('heading', { name: asked, exact: true }).waitFor();
    await page.getByText(ticket.status.opened, { exact: true }).first().waitFor();
    await expectAccessible(page);

    const staff = await visitor({ as: 'staff', language });
    await staff.go('/dashboard');
    await staff.page
      .getByRole('link', { name: new RegExp(`^${queues.ticketsWaiting}[:：]`) })
      .first()
      .click();
    await eventually(staff.at).toMatch(/^\/support\?/);
    await staff.page.getByRole('grid').getByRole('link', { name: id, exact: true }).click();
    await eventually(staff.at).toBe(`/support/${id}`);
    const conversation = sectionOf(staff.page, ticket.sections.conversation);
    await conversation.getByText('It was asked for on Monday.').waitFor();
    await conversation
      .getByRole('link', {
        name: new RegExp(ticket.pictureOf.replace('{{n}}', '1').replace('{{name}}', '.*')),
      })
      .waitFor();
    // The entity that was open when the asker wrote is linked beside the ticket, with its history.
    await sectionOf(staff.page, ticket.sections.facts).locator(`a[href="${thing}"]`).waitFor();
    await sectionOf(staff.page, texts.history.title).getByRole('list').first().waitFor();
    await expectAccessible(staff.page);
    await conversation.getByRole('textbox', { name: ticket.answer, exact: true }).fill(answer);
    await conversation.getByRole('button', { name: ticket.send, exact: true }).click();
    await conversation.getByText(answer, { exact: true }).waitFor();

    // The asker's page updates without a reload.
    await sectionOf(page, ticket.sections.conversation).getByText(answer, { exact: true }).waitFor();
    await page.getByText(ticket.status.answered, { exact: true }).first().waitFor();

    await staff.walk('/outbox');
    const letter = staff.page.getByRole('article').filter({ hasText: `/help/${id}` });
    await letter.first().waitFor();
    expect(await letter.first().textContent()).not.toContain(answer);

    await page.getByRole('button', { name: ticket.close, exact: true }).click();
    await page.getByText(ticket.status.closed, { exact: true }).first().waitFor();
    await page.getByRole('textbox', { name: ticket.write, exact: true }).fill('Now it is broken.');
    await page.getByRole('button', { name: ticket.send, exact: true }).click();
    await page.getByText(ticket.status.waiting, { exact: true }).first().waitFor();

    await page.getByRole('button', { name: shell.helpMenu, exact: true }).click();
    await page.getByRole('menuitem', { name: rooms.ownTickets, exact: true }).click();
    await eventually(asker.at).toBe('/help');
    await page.getByRole('link', { name: id, exact: true }).waitFor();
  });
}
