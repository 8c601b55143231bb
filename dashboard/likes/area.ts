import type { Area } from '../kit/areas/area.ts';

/** The likes of members, shown on their pages and on those of the liked entities. */
export const likes: Area = {
  rooms: [],
  kinds: {},
  followed: [{ path: '/v1/likes', kind: 'user' }],
};
