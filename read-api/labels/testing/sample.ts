import type { Sample } from '../../testing/samples.ts';

const ids: Readonly<Record<string, string>> = { stocks: '111', parcels: '601', trysets: '501' };

/** Labels show rows of other areas, so this sample adds none. */
export const sample: Sample = {
  insert: async () => undefined,
  log: [],
  idOf(path, name) {
    const [, of = ''] = /^\/v1\/labels\/(\w+)$/.exec(path) ?? [];
    return of === '' ? null : name === 'slots' ? 'A-03-12' : (ids[of] ?? null);
  },
  shared: /^$/,
  forStaff: /^\/v1\/labels\/slots$/,
};
