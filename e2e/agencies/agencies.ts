import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, untilRead } from '../kit/calls.ts';
import { chooseOption, sectionOf } from '../kit/detail.ts';
import { ownMember } from '../kit/own-member.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { agency, forms, history } = en;

/** Tests agencies, their contacts and their members. */
export function agencies(): void {
  test('adds an agency with a contact, assigns it to a member, keeps it while assigned, and removes it', async () => {
    const { id: userId, username } = await ownMember();
    const { page, go, at } = await visitor({ as: 'staff', expected: /^409 / });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });

    await go('/agency');
    await page.getByRole('link', { name: agency.create, exact: true }).click();
    await page.getByRole('textbox', { name: agency.fields.name }).fill('Northern Lights');
    await page.getByRole('textbox', { name: agency.fields.url }).fill('northern.example');
    await button(agency.create).click();
    await page.getByText(en.fieldProblems.link, { exact: true }).waitFor();
    await page.getByRole('textbox', { name: agency.fields.url }).fill('https://northern.example');
    await button(agency.create).click();
    await eventually(at).toMatch(/^\/agency\/edit\/\d+$/);
    const address = at();

    await button(agency.contact.add).click();
    const adding = dialog(agency.contact.add);
    await adding.getByRole('textbox', { name: agency.fields.name }).fill('Nora Lind');
    await adding.getByRole('textbox', { name: agency.fields.email }).fill('nora@northern.example');
    await adding.getByRole('button', { name: forms.save, exact: true }).click();
    await sectionOf(page, agency.sections.contacts).getByText('nora@northern.example').waitFor();
    await expectAccessible(page);

    await go(`/curators/${userId}?tab=profile`);
    await button(agency.ofMember.add).click();
    const naming = dialog(agency.ofMember.add);
    await naming.getByRole('combobox', { name: agency.fields.contactId }).click();
    await chooseOption(page, 'Northern Lights · Nora Lind');
    await naming.getByRole('button', { name: agency.ofMember.add, exact: true }).click();
    const named = sectionOf(page, agency.ofMember.title);
    await named.getByRole('link', { name: 'Northern Lights', exact: true }).waitFor();
    await page
      .getByText(
        history.event.MemberAgencyContactAdded.replace('{{contactId}}', 'Nora Lind').replace(
          '{{agencyId}}',
          'Northern Lights',
        ),
      )
      .waitFor();

    await named.getByRole('link', { name: 'Northern Lights', exact: true }).click();
    await eventually(at).toBe(address);
    await sectionOf(page, agency.sections.members)
      .getByRole('link', { name: username ?? '', exact: true })
      .waitFor();
    await untilRead();
    await button(agency.remove).click();
    await dialog(agency.remove).getByRole('button', { name: agency.remove, exact: true }).click();
    await dialog(agency.remove).getByRole('alert').waitFor();
    expect(at()).toBe(address);
    await page.keyboard.press('Escape');
    await dialog(agency.remove).waitFor({ state: 'hidden' });

    await call('staff', 'PATCH', `/v1/users/${userId}/agency-contacts`, { contact_ids: [] });
    await sectionOf(page, agency.sections.members).getByText(agency.noMembers, { exact: true }).waitFor();
    await untilRead();
    await button(agency.remove).click();
    await dialog(agency.remove).getByRole('button', { name: agency.remove, exact: true }).click();
    await eventually(at).toBe('/agency');
  });
}
