import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Room } from '#dashboard/kit/areas/room.ts';
import type { Language } from '#domain/words/languages.ts';
import { atRest } from './at-rest.ts';
import { expectAccessible } from './axe.ts';
import { layoutFaults } from './layout.ts';
import { wrongTexts } from './texts.ts';

/** Folder in which the pictures are saved. */
export const folder = join(import.meta.dirname, '..', '..', 'test-output', 'screens');
const sizes = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;

/** Whether pictures are taken. They are for people and take a third of a run, so only on request. */
const isAsked = process.env.E2E_PICTURES !== undefined;

/** Takes one picture of the page, if pictures are requested. */
export async function take(page: Page, name: string): Promise<void> {
  if (!isAsked) return;
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true, animations: 'disabled' });
}

/** The theme in which each language is checked, so that not all combinations run. */
const readIn: Partial<Record<Language, 'light' | 'dark'>> = { en: 'light', ko: 'dark' };

/**
 * Takes pictures in both sizes (Japanese in one) and both themes, and checks texts, layout and accessibility on
 * the way.
 */
export async function portray(page: Page, name: string, language: Language): Promise<void> {
  for (const size of language === 'ja' ? sizes.slice(0, 1) : sizes) {
    await page.setViewportSize(size);
    await atRest(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      const isRead = size === sizes[0] && readIn[language] === colorScheme;
      if (!isRead && !isAsked) continue;
      await page.emulateMedia({ colorScheme });
      await take(page, `${name}-${language}-${size.width}-${colorScheme}`);
      if (isRead)
        await expectAccessible(page, { name: `${name} in ${language}, ${colorScheme}`, soft: true });
    }
    expect.soft(await layoutFaults(page), `${name} in ${language} at ${size.width}`).toEqual([]);
  }
  expect.soft(await wrongTexts(page, language), `${name} in ${language}`).toEqual([]);
}

/** Whether the page needs a sign-in and does not redirect. */
export const isShown = (room: Room) => room.access !== 'public' && room.redirect === undefined;

/** Name of a page's pictures: `stocks-one` for `/stocks/:stockId`. */
export const nameOf = ({ path }: Room) => path.slice(1).replaceAll(/:\w+/g, 'one').replaceAll('/', '-');
