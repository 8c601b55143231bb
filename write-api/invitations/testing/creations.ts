import type { CreationSample } from '../../testing/creations.ts';

export const creations: readonly CreationSample[] = [
  { paths: /^\/v1\/invitations$/, known: () => ({ expired_time: '2099-01-01T00:00:00.000Z' }) },
];
