import type { Tryset } from '#read-api/trysets/contract.ts';
import type { Finder } from '../kit/shell/found.ts';

/** Finds trysets by their number. */
export const trysetFinder: Finder = {
  async byNumber(number, get) {
    const rows = await get<Tryset>('/v2/trysets', { ids: number, limit: 1 });
    return rows.map(({ id, user }) => ({
      kind: 'tryset',
      path: `/tryset/${id}`,
      name: String(id),
      about: user.username ?? '',
      isExact: true,
    }));
  },
};
