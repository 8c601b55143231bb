import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { ja } from '#dashboard/i18n/ja/index.ts';
import { ko } from '#dashboard/i18n/ko/index.ts';
import type { User } from '#read-api/members/contract.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, type Found } from '../kit/calls.ts';
import { layoutFaults } from '../kit/layout.ts';
import { named } from '../kit/named.ts';
import { eventually, visitor } from '../kit/visitor.ts';
import { codeTo, outside, password } from './apply.ts';

/** Tests the public page on which a member signs up. */
export function memberPage(): void {
  test.each([
    ['en', en, 1280, '010-7100-0001', '+821071000001', ['02', 'Apr', '1999']],
    ['ko', ko, 390, '010-7100-0002', '+821071000002', ['1999', '04', '02']],
    ['ja', ja, 1280, '090-7100-0003', '+819071000003', ['1999', '04', '02']],
  ] as const)(
    'a member signs up by codes to an address and a phone, in %s',
    async (language, texts, width, typed, phone, birthday) => {
      const { login, rooms, signUp } = texts;
      const username = `page-${language}`;
      const email = `${username}@member.example`;
      const { page, go, at } = await visitor({
        as: null,
        language,
        width,
        height: 844,
        expected: /^422 .*phone-verify/,
      });
      await go('/login');
      await page.getByRole('link', { name: rooms.memberSignUp, exact: true }).click();
      await eventually(at).toBe('/sign-up');
      await page.getByLabel(signUp.email, { exact: true }).fill(email);
      await page.getByRole('button', { name: signUp.sendCode, exact: true }).click();
      await page.getByLabel(signUp.code, { exact: true }).waitFor();
      // The code survives a reload of the tab.
      await page.reload();
      await page.getByLabel(signUp.code, { exact: true }).fill(await codeTo(email));

      await named(page, signUp.member.phone).fill(typed);
      expect(await layoutFaults(page)).toEqual([]);
      await expectAccessible(page);
      await page.getByRole('button', { name: signUp.member.sendPhone, exact: true }).click();
      const digits = page.getByLabel(signUp.code, { exact: true });
      await digits.waitFor();
      const code = await codeTo(phone);
      await digits.fill(code === '111111' ? '222222' : '111111');
      await page.getByRole('alert').getByText(signUp.member.phoneWrong, { exact: true }).waitFor();
      await digits.fill(code);

      await named(page, signUp.fields.admin_name).fill('Kim Mina');
      await named(page, signUp.fields.username).fill(username);
      await named(page, signUp.fields.password).fill('short');
      const apply = page.getByRole('button', { name: signUp.submit, exact: true });
      await apply.click();
      await page.getByText(signUp.termsMissing, { exact: true }).waitFor();
      await named(page, signUp.fields.password).fill(password);
      const sections = page.getByRole('group', { name: signUp.member.birthday }).getByRole('spinbutton');
      for (const [place, text] of birthday.entries()) {
        await sections.nth(place).click();
        await page.keyboard.type(text);
      }
      for (const terms of [signUp.terms.service, signUp.terms.privacy]) {
        await page.getByLabel(terms.slice(0, terms.indexOf('{'))).check();
      }
      for (const text of [signUp.read.service, signUp.read.privacy]) {
        expect(await page.getByRole('link', { name: text, exact: true }).getAttribute('target')).toBe(
          '_blank',
        );
      }
      expect(await layoutFaults(page)).toEqual([]);
      await expectAccessible(page);
      await apply.click();
      await page.getByRole('status').filter({ hasText: email }).waitFor();

      const region = language === 'ja' ? 'JAPAN' : 'KOREA';
      const found = async () =>
        (await call<Found<User>>('staff', 'GET', `/v1/users?q=${username}`)).data.map(
          ({ regionId }) => regionId,
        );
      // The page's own calls do not tell the test's calls how far the list must be.
      await eventually(found).toEqual([region]);
      const answer = await outside<{ scope: string }>('/authorize', {
        method: 'curator',
        username,
        password,
      });
      expect(answer.scope).toBe('user');
      await page.getByRole('link', { name: signUp.toLogin, exact: true }).click();
      await page.getByRole('button', { name: login.submit, exact: true }).waitFor();
    },
  );
}
