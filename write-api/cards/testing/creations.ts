import type { CreationSample } from '../../testing/creations.ts';

export const creations: readonly CreationSample[] = [
  {
    paths: /^\/v1\/users\/cards$/,
    known: () => ({}),
    /** Each card needs a new member, since a member has only one card. */
    caller: async ({ name, made }) => {
      const id = await made('/v1/users', { username: `${name}.payer`, role: 'curator' });
      return { label: 'user', id, name };
    },
  },
];
