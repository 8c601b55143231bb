import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { ja } from '#dashboard/i18n/ja/index.ts';
import { ko } from '#dashboard/i18n/ko/index.ts';
import type { Language } from '#domain/words/languages.ts';
import { aPicture } from '#write-api/testing/picture.ts';
import { chooseOption } from '../kit/detail.ts';
import { named } from '../kit/named.ts';
import { visitor } from '../kit/visitor.ts';

type Texts = typeof en | typeof ko | typeof ja;
const secret = 'chosen-when-applying';

/** Fills in the form of a brand, except the fields that are wrong at first. */
async function describeBrand(page: Page, { signUp }: Texts, username: string): Promise<void> {
  const { fields, terms } = signUp;
  await named(page, fields.name).fill(`Brand ${username}`);
  await named(page, fields.business_name).fill('Moss Inc.');
  const buffer = await aPicture({ width: 300, height: 420, color: [username.length, 200, 180] });
  const picture = { name: 'certificate.png', mimeType: 'image/png', buffer };
  await page.locator('input[type=file]').setInputFiles(picture);
  await page.getByText('certificate.png').waitFor();
  await named(page, fields.admin_name).fill('Kim');
  await named(page, fields.phone).fill('010-1234-5678');
  await named(page, fields.username).fill(username);
  await named(page, fields.password).fill(secret);
  for (const text of [terms.service, terms.privacy]) {
    await page.getByLabel(text.slice(0, text.indexOf('{'))).check();
  }
}

/** Returns the last letter to an address from the outbox page. */
async function letterTo(office: Awaited<ReturnType<typeof visitor>>, email: string, holding: string) {
  await office.go('/outbox');
  return office.page.getByRole('article').filter({ hasText: email }).filter({ hasText: holding }).first();
}

/** Tests the sign-up of a brand, from the sign-in page to its start page. */
export function signUpSuite(): void {
  test.each([
    ['ko', ko, '220-81-62517', 'link'],
    ['ja', ja, '7000012050002', 'code'],
  ] as const)(
    'a brand applies, is approved, and its admin signs in, in %s',
    async (language: Language, texts, number, by) => {
      const { brand, login, rooms, shell, signUp } = texts;
      const username = `applicant-${language}`;
      const email = `${username}@brand.example`;
      const { page, go } = await visitor({ as: null, language, expected: /^(422|401) / });
      await go('/login');
      await page.getByRole('link', { name: login.register, exact: true }).click();
      await page.getByLabel(signUp.email, { exact: true }).fill(email);
      await page.getByRole('button', { name: signUp.sendCode, exact: true }).click();
      await page.getByLabel(signUp.code, { exact: true }).waitFor();

      const office = await visitor({ as: 'staff', language });
      const letter = await letterTo(office, email, '/registration#');
      const address = new URL((await letter.getByRole('link').first().getAttribute('href')) ?? '');
      const code = address.hash.slice(-6);
      if (by === 'link') await go(`${address.pathname}${address.hash}`);
      else {
        await page.reload();
        const wrong = code === '111111' ? '222222' : '111111';
        await page.getByLabel(signUp.code, { exact: true }).fill(wrong);
        await page.getByRole('alert').filter({ hasText: '4' }).waitFor();
        await page.getByLabel(signUp.code, { exact: true }).fill(code);
      }

      const apply = page.getByRole('button', { name: signUp.submit, exact: true });
      await apply.click();
      await page.getByText(signUp.certificateMissing, { exact: true }).waitFor();
      await describeBrand(page, texts, username);
      if (language === 'ja') {
        await page.getByRole('combobox', { name: signUp.fields.region_id }).click();
        await chooseOption(page, signUp.region.JAPAN);
      }
      const field = named(page, signUp.fields.business_registration_number);
      await field.fill('123-45-67890');
      await page
        .getByText(signUp.numberHelp[language === 'ja' ? 'JAPAN' : 'KOREA'], { exact: true })
        .waitFor();
      await apply.click();
      await page.getByText(texts.forms.refused.brand_business_number_invalid, { exact: true }).waitFor();
      await field.fill(number);
      await apply.click();
      await page.getByRole('status').filter({ hasText: email }).waitFor();

      await page.getByRole('link', { name: signUp.toLogin, exact: true }).click();
      await page.getByRole('button', { name: shell.scopes.brand_admin, exact: true }).click();
      await page.getByLabel(login.username, { exact: true }).fill(username);
      await page.getByLabel(login.password, { exact: true }).fill(secret);
      await page.getByRole('button', { name: login.submit, exact: true }).click();
      await page.getByText(login.applied, { exact: true }).waitFor();

      await office.go('/brands?status=applied');
      await office.page.getByRole('link', { name: `Brand ${username}`, exact: true }).click();
      await office.page.getByRole('link', { name: brand.application.openCertificate, exact: true }).waitFor();
      await office.page.getByRole('button', { name: brand.approve, exact: true }).click();
      const dialog = office.page.getByRole('dialog');
      await dialog.getByRole('button', { name: brand.approve, exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
      await office.page.getByText(brand.standing.unpublished, { exact: true }).first().waitFor();
      await (await letterTo(office, email, '/login')).waitFor();

      await page.getByRole('button', { name: login.submit, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: rooms.products, exact: true }).waitFor();
    },
  );

  test('tells a declined brand the reason, and leads from an expired code back to the address', {
    tags: 'thorough',
  }, async () => {
    const { brand, signUp } = en;
    const email = 'declined@brand.example';
    const { page, go } = await visitor({ as: null, expected: /^422 / });
    const office = await visitor({ as: 'staff' });
    await go(`/registration#${'A'.repeat(43)}.123456`);
    await page.getByText(signUp.over, { exact: true }).waitFor();
    await page.getByLabel(signUp.email, { exact: true }).fill(email);
    await page.getByRole('button', { name: signUp.sendCode, exact: true }).click();
    await page.getByLabel(signUp.code, { exact: true }).waitFor();
    const letter = await letterTo(office, email, '/registration#');
    const address = new URL((await letter.getByRole('link').first().getAttribute('href')) ?? '');
    await page.getByLabel(signUp.code, { exact: true }).fill(address.hash.slice(-6));
    await describeBrand(page, en, 'declined');
    await named(page, signUp.fields.business_registration_number).fill('120-81-47521');
    await page.getByRole('button', { name: signUp.submit, exact: true }).click();
    await page.getByRole('status').filter({ hasText: email }).waitFor();

    await office.go('/dashboard');
    await office.page
      .getByRole('link', { name: new RegExp(`^${en.queues.brandsApplied}: `) })
      .first()
      .click();
    await office.page.getByRole('link', { name: 'Brand declined', exact: true }).click();
    await office.page.getByRole('button', { name: brand.decline, exact: true }).click();
    const dialog = office.page.getByRole('dialog');
    await dialog.getByRole('button', { name: brand.decline, exact: true }).click();
    await dialog.getByText(en.fieldProblems.required, { exact: true }).waitFor();
    await dialog.getByLabel(brand.application.reasonOfLetter).fill('The certificate cannot be read.');
    await dialog.getByRole('button', { name: brand.decline, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await office.page.getByText(brand.standing.declined, { exact: true }).first().waitFor();
    await (await letterTo(office, email, 'The certificate cannot be read.')).waitFor();
  });
}
