import type { Region } from '../regions.ts';

/** The languages of screens, files and names of codes. */
export const languages = ['ko', 'en', 'ja'] as const;
export type Language = (typeof languages)[number];

/** The language of members, by region, since accounts have no language. */
export const languageOfRegion: Readonly<Record<Region, Language>> = { KOREA: 'ko', JAPAN: 'ja' };
