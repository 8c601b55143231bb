import type { Words } from './words.ts';

/** The words of all areas. Only histories need them, so they are loaded with the first one. */
export const areaWords: readonly Words[] = Object.values(
  import.meta.glob<Words>('../../*/words.ts', { eager: true, import: 'words' }),
);
