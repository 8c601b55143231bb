import type { Area } from '../kit/areas/area.ts';
import { listTexts, livedTexts } from '../room-texts.ts';
import { paymentsPath, paymentsRoom } from './paths.ts';
import { paymentTones } from './payment-tones.ts';

/** Payments for orders, invoices, tickets and faults, with their refunds. */
export const payments: Area = {
  rooms: [
    {
      name: 'payments',
      path: paymentsRoom,
      access: 'staff',
      section: 'money',
      place: 0,
      icon: 'payment',
      page: {
        texts: [...listTexts, 'payments'],
        load: () => import('./payments-page.tsx').then((m) => m.PaymentsPage),
      },
    },
    {
      name: 'payment',
      path: `${paymentsRoom}/:id`,
      access: 'staff',
      section: 'money',
      under: 'payments',
      page: {
        texts: [...livedTexts, 'forms', 'payments'],
        load: () => import('./payment-page.tsx').then((m) => m.PaymentPage),
      },
    },
  ],
  kinds: {
    payment: {
      page: (id) => `${paymentsRoom}/${id}`,
      hasPast: true,
      statuses: 'payment.status',
      tones: paymentTones,
    },
  },
  followed: [{ path: paymentsPath, kind: 'payment', isTold: true }],
};
