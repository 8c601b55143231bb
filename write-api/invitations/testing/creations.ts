import { later } from '#domain/reacting.ts';
import type { CreationSample } from '../../testing/creations.ts';

const days = 10 * 86_400_000;

export const creations: readonly CreationSample[] = [
  {
    paths: /^\/v1\/invitations$/,
    known: ({ side }) => ({ expired_time: later(side.deps.clock(), days) }),
  },
];
