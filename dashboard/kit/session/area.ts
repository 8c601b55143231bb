import type { Area } from '../areas/area.ts';

/** Sign-in and sign-out. */
export const session: Area = {
  rooms: [
    {
      name: 'resetCache',
      path: '/reset-cache',
      access: 'public',
      page: { texts: [], load: () => import('./reset-cache-page.tsx').then((m) => m.ResetCachePage) },
    },
    {
      name: 'login',
      path: '/login',
      access: 'public',
      page: { texts: ['session'], load: () => import('./login-page.tsx').then((m) => m.LoginPage) },
    },
    {
      name: 'organizationLogin',
      path: '/login/organization',
      access: 'public',
      page: {
        texts: ['session'],
        load: () => import('./organization-page.tsx').then((m) => m.OrganizationPage),
      },
    },
    {
      name: 'forgottenPassword',
      path: '/forgotten-password',
      access: 'public',
      page: { texts: ['session'], load: () => import('./forgotten-page.tsx').then((m) => m.ForgottenPage) },
    },
    {
      name: 'newPassword',
      path: '/new-password',
      access: 'public',
      page: {
        texts: ['session', 'forms'],
        load: () => import('./new-password-page.tsx').then((m) => m.NewPasswordPage),
      },
    },
    {
      name: 'address',
      path: '/address',
      access: 'public',
      page: {
        texts: ['session', 'forms'],
        load: () => import('./address-page.tsx').then((m) => m.AddressPage),
      },
    },
    {
      name: 'brandActivation',
      path: '/brands/activate',
      access: 'public',
      page: {
        texts: ['session', 'forms'],
        load: () => import('./activation-page.tsx').then((m) => m.ActivationPage),
      },
    },
    { name: 'logout', path: '/logout', access: 'public', isAction: true },
  ],
  fieldsOfCodes: {
    'auth.username_invalid': 'username',
    'auth.password_invalid': 'password',
    'auth.password_common': 'password',
    'auth.wrong_password': 'current_password',
    'auth.password_required': 'current_password',
    'auth.no_password': 'current_password',
  },
};
