import type { en } from '../i18n/en/index.ts';

/** The names of the pages that are not built yet. */
export type UnbuiltName = keyof typeof en.unbuilt.holds;
