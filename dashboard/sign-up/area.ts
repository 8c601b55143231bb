import type { Area } from '../kit/areas/area.ts';

/** How brands come in. */
export const signUp: Area = {
  rooms: [
    {
      name: 'registration',
      path: '/registration',
      access: 'public',
      page: {
        texts: ['sign-up', 'session', 'forms'],
        load: () => import('./registration-page.tsx').then((m) => m.RegistrationPage),
      },
    },
  ],
};
