import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { rentalGroups } from '#domain/tryset-items/rental-groups.ts';
import type { User } from '#read-api/members/contract.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, type Found } from '../kit/calls.ts';
import { bulkDialog, carryOut, chooseOption, entries, sectionOf } from '../kit/detail.ts';
import { filled } from '../kit/filled.ts';
import { statedTotal, totalText } from '../kit/grid.ts';
import { ownMember } from '../kit/own-member.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { bulk, member, forms, errors, history, list, points } = en;

const findUsers = (query: string, account: 'staff' | 'brand-a' = 'staff') =>
  call<Found<User>>(account, 'GET', `/v1/users?${query}`);

const editButton = (page: Page, name: string) =>
  page.getByRole('button', { name: forms.editOf.replace('{{name}}', name), exact: true });

/** Tests the lists of members, a member's page, and staff's actions on a member. */
export function members(): void {
  test('each figure of a member links to as many rows', { tags: 'thorough' }, async () => {
    const { data } = await findUsers('limit=500');
    const { page, go } = await visitor({ as: 'staff', width: 1920, height: 1080 });
    for (const group of rentalGroups) {
      const found = data.find(({ rentals }) => rentals[group] > 0);
      if (found === undefined) throw new Error(`the demo has nobody with ${group}`);
      const isOnPage = group === 'toSend' || group === 'failed';
      await go(isOnPage ? `/curators/${found.id}` : `/users?q=${found.username}`);
      const name = `${member.rentals[group]}: ${found.rentals[group]}`;
      await page.getByRole('link', { name, exact: true }).click();
      await eventually(() => statedTotal(page)).toBe(totalText(found.rentals[group]));
    }
  });

  test('the lists are accessible, and filters find by role and by phone', { tags: 'thorough' }, async () => {
    const { page, go, at } = await visitor({ as: 'staff' });
    await go('/users?role=influencer');
    await eventually(() => statedTotal(page)).toBe(
      totalText((await findUsers('role=influencer&limit=1')).count),
    );
    await expectAccessible(page);
    await page.getByRole('search').getByRole('button', { name: member.filters.phone, exact: true }).click();
    const form = page.getByRole('dialog', { name: member.filters.phone });
    await form.getByRole('textbox', { name: member.filters.phone }).fill('010-0000-1001');
    await page.keyboard.press('Enter');
    await eventually(at).toContain('phone=010-0000-1001');
    await eventually(() => statedTotal(page)).toBe(
      totalText((await findUsers('role=influencer&phone=010-0000-1001')).count),
    );
  });

  test('a brand admin sees public profiles and no personal data', {
    tags: 'thorough',
  }, async () => {
    const hidden = await ownMember({ is_public: false, real_name: 'Hidden Person' });
    const [shown] = (await findUsers('is_public=true&limit=1')).data;
    const { page, go } = await visitor({ as: 'brand-a', expected: /^404 / });
    await go('/curators');
    await eventually(() => statedTotal(page)).toBe(totalText((await findUsers('limit=1', 'brand-a')).count));
    await go(`/curators/${shown?.id}`);
    await page.getByText(member.publicOnly, { exact: true }).waitFor();
    const text = await page.locator('main').textContent();
    expect(text).not.toContain(shown?.phone);
    expect(text).not.toContain(shown?.realName);
    await expectAccessible(page);
    await go(`/curators/${hidden.id}`);
    await page.getByText(errors.notFoundTitle, { exact: true }).waitFor();
    await go(`/curators?q=${hidden.username}`);
    await page.getByText(en.list.noMatchTitle, { exact: true }).waitFor();
  });

  test('staff edit contact data in place by keyboard, and the history records the change', async () => {
    const { id } = await ownMember({ phone: '010-2222-3333' });
    const { page, go } = await visitor({ as: 'staff' });
    await go(`/curators/${id}?tab=profile`);
    await editButton(page, member.sections.contact).focus();
    await page.keyboard.press('Enter');
    const contact = sectionOf(page, member.sections.contact);
    const email = contact.getByRole('textbox', { name: member.fields.email });
    await email.fill('nobody');
    await page.keyboard.press('Enter');
    await contact.getByText(en.fieldProblems.email, { exact: true }).waitFor();
    await expectAccessible(page);
    await email.fill('somebody@members.example');
    await page.keyboard.press('Enter');
    await contact.getByRole('link', { name: 'somebody@members.example' }).waitFor();
    await contact.getByRole('link', { name: '010-2222-3333' }).waitFor();
    await eventually(() =>
      editButton(page, member.sections.contact).evaluate((e) => e === document.activeElement),
    ).toBe(true);
    await entries(page).getByText(history.event.MemberPersonalDataSet, { exact: true }).waitFor();
  });

  test('shows a refusal of the server at its field', { tags: 'thorough' }, async () => {
    const [taken] = (await findUsers('limit=1&order=id')).data;
    const { id } = await ownMember();
    const { page, go } = await visitor({ as: 'staff', expected: /^409 / });
    await go(`/curators/${id}?tab=profile`);
    await editButton(page, member.sections.contact).click();
    const contact = sectionOf(page, member.sections.contact);
    await contact.getByRole('textbox', { name: member.fields.phone }).fill(String(taken?.phone));
    await contact.getByRole('button', { name: forms.save, exact: true }).click();
    await contact.getByText(forms.refused.claim_phone_taken, { exact: true }).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
    await eventually(focused).toBe('phone');
  });

  test('an applicant is approved, graded and banned, each with its consequences explained', async () => {
    const { id, username } = await ownMember({ role: 'applying_only' });
    const { page, go } = await visitor({ as: 'staff' });
    await go(`/curators/${id}`);
    const steps = [
      ['approve', member.role.curator, null],
      ['ban', member.role.banned, 'sold a garment'],
      ['unban', member.role.curator, null],
    ] as const;
    for (const [name, role, reason] of steps) {
      const action = member.roleActions[name];
      await page.getByRole('button', { name: action, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: action });
      await dialog.getByText(String(username)).waitFor();
      await expectAccessible(page, { within: '[role=dialog]' });
      if (reason !== null) await dialog.getByLabel(en.actions.fields.reason).fill(reason);
      await carryOut(dialog);
      await dialog.waitFor({ state: 'hidden' });
      await page.locator('h1 + span').getByText(role, { exact: true }).waitFor();
    }
    await page.getByRole('button', { name: member.roleActions.change_grade, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: member.roleActions.change_grade });
    await dialog.getByRole('combobox').click();
    await chooseOption(page, member.grade.black);
    await carryOut(dialog);
    await entries(page).getByText('Grade was changed: White → Black.', { exact: true }).waitFor();
  });

  test('approves and grades many members at once from the applicants’ list', {
    tags: 'thorough',
  }, async () => {
    const applied = [await ownMember({ role: 'applying_only' }), await ownMember({ role: 'applying_only' })];
    const curator = await ownMember({ role: 'curator' });
    const ids = [...applied, curator].map(({ id }) => id);
    const { page, go } = await visitor({ as: 'staff' });
    // The address of a page that bulk actions once had for themselves.
    await go(`/curators/edit?ids=${ids.join('%2C')}`);
    await eventually(() => statedTotal(page)).toBe(totalText(3));
    const act = async (action: string, may: number, option: string) => {
      await page.getByRole('checkbox', { name: list.selectAll }).click();
      await page.getByRole('button', { name: list.actions, exact: true }).click();
      const offer = page.getByRole('menuitem', { name: action });
      expect(await offer.textContent()).toContain(`${may} / 3`);
      await offer.click();
      const form = bulkDialog(page, action, 'user', 3);
      await form.getByText(filled(bulk.may, { may, all: 3 }), { exact: true }).waitFor();
      await form.getByRole('combobox').click();
      await chooseOption(page, option);
      await expectAccessible(page, { within: '[role=dialog]' });
      await carryOut(form);
      const said = filled(en.actions.bulkResult, { ok: may, failed: 3 - may });
      const results = page.getByRole('dialog', { name: said });
      await results.getByRole('button', { name: en.common.close, exact: true }).click();
    };
    await act(member.roleActions.approve, 2, member.role.influencer);
    await act(member.roleActions.change_grade, 3, member.grade.red);
    const { data } = await findUsers(`ids=${ids.join()}&order=id`);
    expect(data.map(({ role, grade }) => [role, grade])).toEqual([
      ['influencer', 'red'],
      ['influencer', 'red'],
      ['curator', 'red'],
    ]);
  });

  test('changes points of many members at once, and skips those with too few', {
    tags: 'thorough',
  }, async () => {
    const [rich, poor] = [await ownMember({ role: 'curator' }), await ownMember({ role: 'curator' })];
    await call('staff', 'POST', `/v1/users/${rich.id}/points`, {
      delta: 900,
      type: 'curator_incentive',
      message: 'Ten posts',
    });
    const { page, go } = await visitor({ as: 'staff' });
    await go(`/curators/edit?ids=${rich.id}%2C${poor.id}`);
    await eventually(() => statedTotal(page)).toBe(totalText(2));
    const move = async (way: 'give' | 'take', amount: string, done: number) => {
      await page.getByRole('checkbox', { name: list.selectAll }).click();
      await page.getByRole('button', { name: list.actions, exact: true }).click();
      await page.getByRole('menuitem', { name: points[way] }).click();
      const form = bulkDialog(page, points[way], 'user', 2);
      await form.getByLabel(en.actions.fields.points).fill(amount);
      await form.getByRole('combobox').click();
      await chooseOption(page, points.reason.curator_incentive);
      await form.getByLabel(en.actions.fields.pointMessage).fill('Spring campaign');
      await expectAccessible(page, { within: '[role=dialog]' });
      await carryOut(form);
      const said = filled(en.actions.bulkResult, { ok: done, failed: 2 - done });
      const results = page.getByRole('dialog', { name: said });
      await results.getByRole('button', { name: en.common.close, exact: true }).click();
    };
    await move('give', '300', 2);
    await move('take', '1000', 1);
    const { data } = await findUsers(`ids=${rich.id},${poor.id}&order=id`);
    expect(data.map(({ point }) => point)).toEqual([200, 300]);
  });

  test('forgets a member without open items at once; others leave first', {
    tags: 'thorough',
  }, async () => {
    const gone = await ownMember();
    // The page may refetch the member after it is forgotten, as live updates reach the open page.
    const { page, go, at } = await visitor({
      as: 'staff',
      expected: new RegExp(
        `^404 .*/v1/(users/|likes/\\w+\\?user_id=|auth/social\\?user_id=|auth/address\\?kind=user&account_id=)${gone.id}\\b`,
      ),
    });
    const forget = async () => {
      await page.getByRole('button', { name: member.actions.forget, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: member.actions.forget, exact: true });
      const text = await dialog.textContent();
      await dialog.getByRole('button', { name: member.actions.forget, exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
      return text;
    };
    await go(`/curators/${gone.id}`);
    expect(await forget()).toContain(member.actions.forgetNow);
    await eventually(at).toBe('/users');
    expect((await findUsers(`ids=${gone.id}`)).count).toBe(0);

    const busy = (await findUsers('limit=500')).data.find(({ rentals }) => rentals.out > 0);
    await go(`/curators/${busy?.id}`);
    expect(await forget()).toContain('Items are still under way');
    await page.getByText(member.actions.forgetLeaving, { exact: true }).waitFor();
    await page.locator('h1 ~ span').getByText(member.leaving, { exact: true }).waitFor();
  });
}
