import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import type { CommandAnswer } from '#http/contract.ts';
import type {
  BrandAdmin,
  BrandCertificationRule,
  BrandDetail,
  BrandPhone,
  BrandWithStats,
} from '#read-api/brands/contract.ts';
import { aPicture } from '#write-api/testing/picture.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, type Found } from '../kit/calls.ts';
import { chooseOption, entries, sectionOf } from '../kit/detail.ts';
import { filled } from '../kit/filled.ts';
import { cellOf, statedTotal, totalText } from '../kit/grid.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { brand, forms, errors, history } = en;

const readBrand = (id: number) => call<BrandDetail>('staff', 'GET', `/v1/brands/${id}`);

async function edit(page: Page, section: string) {
  await page.getByRole('button', { name: forms.editOf.replace('{{name}}', section), exact: true }).click();
  const form = sectionOf(page, section);
  await form.getByRole('button', { name: forms.save, exact: true }).waitFor();
  return form;
}

/** Registers a brand for one test alone. */
async function ownBrand(): Promise<number> {
  const name = `Brand ${Math.random().toString(36).slice(2, 10)}`;
  return (await call<CommandAnswer>('staff', 'POST', '/v1/brands', { name, sku_code: 'E2' })).id;
}

/** Tests the list of brands, and a brand's page for staff and for its own admins. */
export function brands(): void {
  test('the list is accessible, and each figure leads to as many rows', { tags: 'thorough' }, async () => {
    const { data } = await call<Found<BrandWithStats>>('staff', 'GET', '/v1/brands/with_stats');
    const [shown] = data;
    if (shown === undefined) throw new Error('the demo has no brand');
    const { page, go } = await visitor({ as: 'staff', width: 1920, height: 1080 });
    const figures = {
      stock: shown.stats.stockCount,
      inUse: shown.stats.inUseCount,
      out: shown.stats.rentals.out,
      inReturn: shown.stats.rentals.inReturn,
    };
    for (const [field, count] of Object.entries(figures)) {
      await go('/brands');
      await cellOf(page, shown.id, field).getByRole('link').click();
      await eventually(() => statedTotal(page)).toBe(totalText(count));
    }
    await go('/brands');
    await cellOf(page, shown.id, 'name').getByRole('link').waitFor();
    await expectAccessible(page);
  });

  test('staff change a brand’s certification rule in place, and the history records it', async () => {
    const id = await ownBrand();
    const { page, go } = await visitor({ as: 'staff', expected: /^422 .*certification-rule$/ });
    await go(`/brands/${id}`);
    const form = await edit(page, brand.sections.certification);
    await form.getByRole('combobox', { name: brand.fields.certification_rule }).click();
    await chooseOption(page, en.looks.rule.NORMAL);
    await form.getByLabel(brand.fields.essential_hashtags).fill('#fern\n#A.P.C.');
    await form.getByRole('button', { name: forms.save, exact: true }).click();
    await form.getByText(filled(forms.refused.brand_hashtag_unusable, { hashtag: '#A.P.C.' })).waitFor();
    await form.getByLabel(brand.fields.essential_hashtags).fill('#fern\n\n #moss ');
    await form.getByRole('button', { name: forms.save, exact: true }).click();
    // The form still shows the typed values while the request runs, so wait for its end.
    await form.getByLabel(brand.fields.essential_hashtags).waitFor({ state: 'hidden' });
    const section = sectionOf(page, brand.sections.certification);
    await section.getByText('#fern #moss', { exact: true }).waitFor();
    await section.getByText(en.looks.rule.NORMAL, { exact: true }).waitFor();
    expect(
      await call<BrandCertificationRule>('staff', 'GET', `/v1/brands/${id}/certification-rule`),
    ).toMatchObject({
      certificationRule: 'NORMAL',
      essentialHashtags: ['#fern', '#moss'],
      essentialWords: [],
    });
    await entries(page).first().getByText(en.looks.rule.NORMAL).waitFor();
  });

  test('the form for a new brand requires its fields, and leads to the brand’s page', async () => {
    const { page, go, at } = await visitor({ as: 'staff' });
    await go('/brands');
    await page.getByRole('link', { name: brand.create, exact: true }).click();
    await page.getByRole('button', { name: brand.create, exact: true }).click();
    await page.getByText(en.fieldProblems.required, { exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: brand.fields.name }).fill('Fern & Moss');
    await page.getByRole('textbox', { name: brand.fields.business_email }).fill('tax@fern.example');
    await page.getByRole('button', { name: brand.create, exact: true }).click();
    await eventually(at).toMatch(/^\/brands\/\d+$/);
    await page.getByRole('heading', { name: 'Fern & Moss', exact: true }).waitFor();
    await page.getByRole('link', { name: brand.tabs.business, exact: true }).click();
    await eventually(at).toContain('tab=business');
    await sectionOf(page, brand.sections.business).getByText('tax@fern.example').waitFor();
    await page.locator('h1 + span').getByText(brand.unpublished, { exact: true }).waitFor();
    await page.getByRole('button', { name: brand.publish, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: brand.publish, exact: true });
    await dialog.getByRole('button', { name: brand.publish, exact: true }).click();
    await page.locator('h1 + span').getByText(brand.published, { exact: true }).waitFor();
  });

  test('two people who edit the same field do not overwrite each other', { tags: 'thorough' }, async () => {
    const id = await ownBrand();
    const { page, go } = await visitor({ as: 'staff', expected: /^412 / });
    await go(`/brands/${id}?tab=profile`);
    const form = await edit(page, brand.sections.profile);
    await form.getByRole('textbox', { name: brand.fields.name_ko }).fill('내 이름');
    await form.getByRole('textbox', { name: brand.fields.instagram_id }).fill('mine');
    await call('staff', 'PATCH', `/v1/brands/${id}`, { name_ko: '남의 이름', sku_code: 'E3' });
    await form.getByRole('button', { name: forms.save, exact: true }).click();
    const notice = form.getByRole('alert');
    await notice.getByText(forms.changedMeanwhile).waitFor();
    await expect(notice.textContent()).resolves.toContain(
      'Korean name: None → 남의 이름. You typed: 내 이름.',
    );
    await expect(notice.textContent()).resolves.toContain('SKU code: E2 → E3.');
    await expectAccessible(page);
    expect(await readBrand(id)).toMatchObject({ nameKo: '남의 이름', instagramId: null });
    await notice.getByRole('button', { name: forms.takeTheirs, exact: true }).click();
    await form.getByRole('button', { name: forms.save, exact: true }).click();
    await form.getByText('mine', { exact: true }).waitFor();
    expect(await readBrand(id)).toMatchObject({ nameKo: '남의 이름', skuCode: 'E3', instagramId: 'mine' });
  });

  test('a change of another part of the brand does not block an edit', { tags: 'thorough' }, async () => {
    const id = await ownBrand();
    const { page, go } = await visitor({ as: 'staff', expected: /^412 / });
    await go(`/brands/${id}?tab=business`);
    const form = await edit(page, brand.sections.bank);
    await form.getByRole('textbox', { name: brand.fields.bank_name, exact: true }).fill('Moss Bank');
    await form.getByRole('button', { name: forms.save, exact: true }).click();
    await eventually(() => form.getByText(en.fieldProblems.required, { exact: true }).count()).toBe(2);
    await form.getByRole('textbox', { name: brand.fields.account_number }).fill('110-1');
    await form.getByRole('textbox', { name: brand.fields.owner_name }).fill('윤하나');
    await call('staff', 'POST', `/v1/brands/${id}/phones`, { name: 'Desk', phone: '02-555-0000' });
    await form.getByRole('button', { name: forms.save, exact: true }).click();
    await form.getByText('Moss Bank', { exact: true }).waitFor();
    await entries(page).getByText(history.event.BrandBankAccountSet, { exact: true }).waitFor();
    expect(await sectionOf(page, en.history.title).textContent()).not.toContain('110-1');
    await page.getByRole('link', { name: brand.tabs.people, exact: true }).click();
    await sectionOf(page, brand.sections.phones).getByText('02-555-0000').waitFor();
  });

  test('the account number is masked, survives other changes, and is shown on request', {
    tags: 'thorough',
  }, async () => {
    const id = await ownBrand();
    const account = { account_number: '110-234-567890', bank_name: 'Moss Bank', owner_name: '윤하나' };
    await call('staff', 'PATCH', `/v1/brands/${id}`, { bank_account: account });
    // An edit sent before the page has the new revision is refused with 412, and the form sends it again.
    const { page, go } = await visitor({ as: 'staff', expected: /^412 .*\/v1\/brands\// });
    await go(`/brands/${id}?tab=business`);
    const form = await edit(page, brand.sections.bank);
    await form.getByRole('textbox', { name: brand.fields.bank_code }).fill('088');
    await form.getByRole('button', { name: forms.save, exact: true }).click();
    await form.getByText('***-***-**7890', { exact: true }).waitFor();
    await form.getByText('088', { exact: true }).waitFor();
    await form.getByRole('button', { name: brand.bank.show, exact: true }).click();
    await entries(page).getByText(history.event.BrandBankAccountShown, { exact: true }).waitFor();
    // The full number stays visible after the page has reloaded the brand.
    await form.getByText('110-234-567890').waitFor();
    const addresses = await edit(page, brand.sections.organization);
    await addresses.getByRole('textbox', { name: brand.fields.tax_email }).fill('tax@moss.kr');
    await addresses.getByRole('button', { name: forms.save, exact: true }).click();
    await addresses.getByText('tax@moss.kr', { exact: true }).waitFor();
    const changed = `Organization data were changed: ${history.organizationPart.TaxEmail}.`;
    await entries(page).getByText(changed, { exact: true }).waitFor();
    expect(await readBrand(id)).toMatchObject({ taxEmail: 'tax@moss.kr', bankAccount: { bankCode: '088' } });
  });

  test('restores typed text after a visit to another page', { tags: 'thorough' }, async () => {
    const id = await ownBrand();
    const { page, go } = await visitor({ as: 'staff' });
    await go(`/brands/${id}?tab=profile`);
    const form = await edit(page, brand.sections.profile);
    await form.getByRole('textbox', { name: brand.fields.instagram_id }).fill('half typed');
    await page.getByRole('link', { name: en.rooms.brands, exact: true }).click();
    await page.getByTestId('total').waitFor();
    await page.goBack();
    const field = sectionOf(page, brand.sections.profile).getByRole('textbox', {
      name: brand.fields.instagram_id,
    });
    await eventually(() => field.inputValue()).toBe('half typed');
    await page.getByRole('button', { name: forms.discard, exact: true }).click();
    await field.waitFor({ state: 'hidden' });
  });

  test('a picture is uploaded, shown and removed', async () => {
    const id = await ownBrand();
    const { page, go } = await visitor({ as: 'staff' });
    await go(`/brands/${id}?tab=profile`);
    const pictures = sectionOf(page, brand.sections.pictures);
    const buffer = await aPicture({ width: 8, height: 8, color: [20, 90, 70] });
    const chooser = page.waitForEvent('filechooser');
    const upload = forms.picture.uploadOf.replace('{{name}}', brand.picture.logo);
    await pictures.getByRole('button', { name: upload, exact: true }).click();
    await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
    await pictures.locator('img').waitFor();
    expect((await readBrand(id)).images.logo?.small.url).toMatch(/^\/v1\/pictures\//);
    const remove = forms.picture.removeOf.replace('{{name}}', brand.picture.logo);
    await pictures.getByRole('button', { name: remove, exact: true }).click();
    const sure = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await sure.getByRole('button', { name: forms.picture.remove, exact: true }).click();
    await pictures.locator('img').waitFor({ state: 'hidden' });
    expect((await readBrand(id)).images.logo).toBeNull();
  });

  test.each(['staff', 'brand-b'] as const)(
    'the business certificate is shown to %s, and its address alone shows nothing',
    { tags: 'thorough' },
    async (as) => {
      const { page, go } = await visitor({ as });
      const id =
        as === 'staff' ? await ownBrand() : (await call<BrandDetail>(as, 'GET', '/v1/brands/self')).id;
      await go(`/brands/${id}?tab=profile`);
      const pictures = sectionOf(page, brand.sections.pictures);
      const buffer = await aPicture({ width: 8, height: 8, color: [90, 20, 70] });
      const chooser = page.waitForEvent('filechooser');
      const upload = forms.picture.uploadOf.replace('{{name}}', brand.picture.certificate);
      await pictures.getByRole('button', { name: upload, exact: true }).click();
      await (await chooser).setFiles({ name: 'certificate.png', mimeType: 'image/png', buffer });
      const shown = pictures.locator('img[src^="blob:"]');
      await eventually(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8);
      await page.reload();
      await eventually(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8);
      const { url = '' } = (await readBrand(id)).businessCertificateImage?.origin ?? {};
      const open = url.replace('/certificates', '');
      const statuses = [url, open].map(async (path) => (await page.request.get(path)).status());
      expect(await Promise.all(statuses)).toStrictEqual([401, 403]);
    },
  );

  test('an admin edits its own brand, except the platform’s terms, and no other brand', {
    tags: 'thorough',
  }, async () => {
    const own = await call<BrandDetail>('brand-b', 'GET', '/v1/brands/self');
    const { page, go } = await visitor({ as: 'brand-b', expected: /^404 / });
    await go('/trysetitems');
    await page.getByRole('link', { name: en.shell.ownBrand, exact: true }).click();
    await page.getByRole('link', { name: brand.tabs.profile, exact: true }).click();
    const form = await edit(page, brand.sections.profile);
    const code = form.getByRole('textbox', { name: brand.fields.sku_code });
    expect(await code.getAttribute('readonly')).not.toBeNull();
    await eventually(() => form.getByText(brand.houseOnly, { exact: true }).count()).toBe(2);
    await expectAccessible(page);
    await form.getByRole('textbox', { name: brand.fields.instagram_id }).fill('seoul.thread.official');
    await form.getByRole('button', { name: forms.save, exact: true }).click();
    await form.getByText('seoul.thread.official', { exact: true }).waitFor();
    const terms = sectionOf(page, brand.sections.terms);
    expect(await terms.getByRole('button').count()).toBe(0);
    expect(await page.getByRole('button', { name: brand.remove, exact: true }).count()).toBe(0);
    for (const other of [1, 2, 3].filter((id) => id !== own.id)) {
      await go(`/brands/${other}`);
      await page.getByText(errors.notFoundTitle, { exact: true }).waitFor();
      expect(await page.locator('main').textContent()).not.toContain('Maison');
    }
  });

  test('each of a brand’s figures stands right above its name', async () => {
    const { page, go } = await visitor({ as: 'staff' });
    await go('/brands/1');
    const figures = sectionOf(page, brand.sections.figures);
    await figures.getByRole('link').first().waitFor();
    const gaps = await figures.locator('dl > div').evaluateAll((pairs) =>
      pairs.map((pair) => {
        const [name, value] = [...pair.querySelectorAll('dt, dd')].map((part) =>
          part.getBoundingClientRect(),
        );
        return {
          below: (name?.top ?? 0) - (value?.bottom ?? 0),
          aside: (name?.left ?? 0) - (value?.left ?? 0),
        };
      }),
    );
    expect(gaps.length).toBeGreaterThan(4);
    expect(gaps.filter(({ below, aside }) => Math.abs(below) > 1 || Math.abs(aside) > 1)).toEqual([]);
  });

  test('phones and admins are added, changed and removed', async () => {
    const id = await ownBrand();
    // A click before the page has the new revision first sends the old one, which is refused with 412.
    const { page, go } = await visitor({ as: 'staff', expected: /^412 / });
    await go(`/brands/${id}?tab=people`);
    await page.getByRole('button', { name: brand.phone.add, exact: true }).click();
    const phone = page.getByRole('dialog', { name: brand.phone.add, exact: true });
    await phone.getByRole('textbox', { name: brand.fields.phone_name }).fill('Desk');
    await phone.getByRole('textbox', { name: brand.fields.phone, exact: false }).last().fill('02-555-7777');
    await expectAccessible(page, { within: '[role=dialog]' });
    await phone.getByRole('button', { name: forms.save, exact: true }).click();
    const phones = sectionOf(page, brand.sections.phones);
    await phones.getByText('02-555-7777', { exact: true }).waitFor();
    const removePhone = forms.picture.removeOf.replace('{{name}}', 'Desk');
    await phones.getByRole('button', { name: removePhone, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: brand.phone.remove, exact: true }).click();
    await phones.getByText(brand.phone.none, { exact: true }).waitFor();
    const kept = await call<Found<BrandPhone>>('staff', 'GET', `/v1/brands/${id}/phones`);
    expect(kept.count).toBe(0);

    await page.getByRole('button', { name: brand.admin.add, exact: true }).click();
    const admin = page.getByRole('dialog', { name: brand.admin.add, exact: true });
    const username = `e2e-${Math.random().toString(36).slice(2, 10)}`;
    await admin.getByRole('textbox', { name: brand.fields.username }).fill(username);
    await admin.getByLabel(brand.fields.password).fill('a password of eight');
    await admin.getByRole('button', { name: forms.save, exact: true }).click();
    const admins = sectionOf(page, brand.sections.admins);
    await admins.getByText(username).first().waitFor();
    const removeAdmin = forms.picture.removeOf.replace('{{name}}', username);
    await admins.getByRole('button', { name: removeAdmin, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: brand.admin.remove, exact: true }).click();
    await admins.getByText(brand.admin.none, { exact: true }).waitFor();
    expect((await call<Found<BrandAdmin>>('staff', 'GET', `/v1/brands/${id}/admins`)).count).toBe(0);
  });
}
