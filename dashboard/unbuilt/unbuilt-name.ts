import type { en } from '../i18n/en/index.ts';

/** The rooms that are to come. */
export type UnbuiltName = keyof typeof en.unbuilt.holds;
