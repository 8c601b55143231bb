import type { Area } from '../kit/areas/area.ts';

/** The registration of brands, and the sign-up of members. */
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
    {
      name: 'memberSignUp',
      path: '/sign-up',
      access: 'public',
      page: {
        texts: ['sign-up', 'session', 'forms'],
        load: () => import('./member/member-sign-up-page.tsx').then((m) => m.MemberSignUpPage),
      },
    },
  ],
};
