import type { Area } from '../kit/areas/area.ts';

/** The registration of brands. */
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
