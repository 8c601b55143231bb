import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { ja } from '#dashboard/i18n/ja/index.ts';
import { ko } from '#dashboard/i18n/ko/index.ts';
import type { HouseAnswer } from '#read-api/settlements/house/contract.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call } from '../kit/calls.ts';
import { layoutFaults } from '../kit/layout.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const languages = [
  ['en', en, 1280],
  ['ko', ko, 390],
  ['ja', ja, 1280],
] as const;

/** Tests the pages that tell visitors what this is and what they agree to. */
export function doors(): void {
  test.each(languages)(
    'the sign-in says what this is, and leads to the terms, in %s',
    async (language, texts, width) => {
      const { login, rooms } = texts;
      const { page, go, at } = await visitor({ as: null, language, width, height: 844 });
      await go('/login');
      const intro = page.getByRole('region', { name: login.about.title, exact: true });
      await intro.waitFor();
      expect(await intro.getByRole('listitem').count()).toBe(3);
      const [form, told] = [
        await page.getByLabel(login.username, { exact: true }).boundingBox(),
        await intro.boundingBox(),
      ];
      // On a phone the form comes first.
      if (width < 600) expect(told?.y).toBeGreaterThan(form?.y ?? 0);
      else expect((told?.x ?? 0) + (told?.width ?? 0)).toBeLessThan(form?.x ?? 0);
      expect(await layoutFaults(page)).toEqual([]);
      await expectAccessible(page);
      await page.getByRole('link', { name: rooms.terms, exact: true }).click();
      await eventually(at).toBe('/terms');
    },
  );

  test.each(languages)(
    'the terms and the privacy page name the house, in %s',
    async (language, texts, width) => {
      const { legal, rooms } = texts;
      const { name } = await call<HouseAnswer>('staff', 'GET', '/v1/house');
      const { page, go, at } = await visitor({ as: null, language, width, height: 844 });
      await go('/terms');
      await page.getByRole('heading', { level: 1, name: legal.service.title, exact: true }).waitFor();
      const lead = (text: string) => text.replace('{{house}}', name ?? legal.house);
      await page.getByText(lead(legal.service.lead), { exact: true }).waitFor();
      expect(await page.getByText('{{').count()).toBe(0);
      expect(await layoutFaults(page)).toEqual([]);
      await expectAccessible(page);
      await page.getByRole('main').getByRole('link', { name: rooms.privacy, exact: true }).click();
      await eventually(at).toBe('/privacy');
      await page.getByText(lead(legal.privacy.lead), { exact: true }).waitFor();
      expect(await layoutFaults(page)).toEqual([]);
      await expectAccessible(page);
    },
  );
}
