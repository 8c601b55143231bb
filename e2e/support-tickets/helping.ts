import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call } from '../kit/calls.ts';
import { sectionOf } from '../kit/detail.ts';
import { layoutFaults } from '../kit/layout.ts';
import { eventually, visitor } from '../kit/visitor.ts';

/** Tests how staff care for a question: they take it on, and answer with a saved reply. */
export function helping(): void {
  test('staff take a question on, and answer with a saved reply that they change', async () => {
    const { rooms, savedReply, ticket } = en;
    const title = `A question ${Math.random().toString(36).slice(2, 8)}`;
    const { id } = await call<{ id: number }>('brand-a', 'POST', '/v1/support-tickets', {
      title,
      text: 'Where is my parcel?',
    });
    const { page, go, at } = await visitor({ as: 'staff', language: 'en' });
    await go('/saved-replies');
    await expectAccessible(page);
    await page.getByRole('link', { name: savedReply.create, exact: true }).click();
    await eventually(at).toBe('/saved-replies/create');
    await page.getByRole('textbox', { name: savedReply.fields.title }).fill(title);
    await page
      .getByRole('textbox', { name: savedReply.fields.textEn })
      .fill('Hello {asker}, question {number}.');
    await page.getByRole('textbox', { name: savedReply.fields.textKo }).fill('{asker}님, 안녕하세요.');
    await page.getByRole('textbox', { name: savedReply.fields.textJa }).fill('{asker}様');
    await page.getByRole('button', { name: savedReply.create, exact: true }).click();
    await eventually(at).toMatch(/^\/saved-replies\/\d+$/);
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
    await expectAccessible(page);

    await go(`/support/${id}`);
    await page.getByRole('button', { name: ticket.assign, exact: true }).click();
    await page.getByRole('menuitem', { name: ticket.take, exact: true }).click();
    await page.getByText(ticket.assigned, { exact: true }).waitFor();
    const facts = sectionOf(page, ticket.sections.facts);
    await facts.getByText(ticket.fields.staffId, { exact: true }).waitFor();
    const conversation = sectionOf(page, ticket.sections.conversation);
    const answer = conversation.getByRole('textbox', { name: ticket.answer, exact: true });
    await answer.fill('Good morning.');
    await conversation.getByRole('button', { name: savedReply.insert, exact: true }).click();
    const choice = page.getByRole('dialog', { name: savedReply.insert, exact: true });
    await choice.getByRole('button', { name: title, exact: true }).waitFor();
    await expectAccessible(page);
    await choice.getByRole('button', { name: title, exact: true }).click();
    await eventually(() => answer.inputValue()).toMatch(
      new RegExp(`^Good morning\\.\n\nHello [^{]+, question ${id}\\.$`),
    );
    // Nothing is sent before the person sends it.
    expect(await conversation.getByRole('listitem').count()).toBe(1);
    await conversation.getByRole('button', { name: ticket.send, exact: true }).click();
    await page.getByText(ticket.status.answered, { exact: true }).first().waitFor();

    // The letter about the answer waits in the outbox. On a phone, too, the page leads to this very letter.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: ticket.assign, exact: true }).click();
    await page.getByRole('menuitem', { name: ticket.nobody, exact: true }).waitFor();
    expect(await layoutFaults(page)).toEqual([]);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    const waits = new RegExp(`^${ticket.letter.waiting.split('{{')[0]}`);
    await sectionOf(page, ticket.sections.letters).getByRole('link', { name: waits }).click();
    await eventually(at).toMatch(/^\/outbox#/);
    const letter = page.locator(`[id="${at().split('#')[1]}"]`);
    await eventually(async () => {
      const top = (await letter.boundingBox())?.y ?? -1;
      return top >= 0 && top < 844;
    }).toBe(true);
    await page.setViewportSize({ width: 1280, height: 800 });

    await go(`/support?is_mine=true&ids=${id}`);
    await page
      .getByRole('grid')
      .getByRole('link', { name: String(id), exact: true })
      .waitFor();
    await page.getByRole('heading', { name: rooms.support, exact: true }).waitFor();
  });
}
