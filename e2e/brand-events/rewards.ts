import { en } from '#dashboard/i18n/en/index.ts';
import type { PayoutRow } from '#dashboard/payouts/payout-columns.tsx';
import type { PayoutLine } from '#dashboard/payouts/use-lines.ts';
import type { LookDetail } from '#read-api/looks/contract.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, type Found } from '../kit/calls.ts';
import { filled } from '../kit/filled.ts';
import { intercept } from '../kit/intercept.ts';
import { eventually, type Visitor } from '../kit/visitor.ts';

/** Certifies a look at the desk, which shows no other look. */
export async function certify({ page, go }: Visitor, lookId: number): Promise<void> {
  await intercept(page, /\/v1\/looks\?/, (route) =>
    route.continue({ url: `${route.request().url()}&ids=${lookId}` }),
  );
  await go('/look-certification');
  await page
    .getByTestId('desk-look')
    .getByRole('link', { name: filled(en.lookDesk.openLook, { id: lookId }), exact: true })
    .waitFor();
  await expectAccessible(page);
  await page.keyboard.press('a');
  const status = async () =>
    (await call<LookDetail>('staff', 'GET', `/v1/looks/${lookId}`)).latestBrandEventCertificationStatus;
  await eventually(status).toBe('Approved');
}

/** Pays the open payout of Korea, as a country has one at a time. */
export async function payOpenPayout(): Promise<void> {
  const open = await call<Found<PayoutRow>>('staff', 'GET', '/v1/payouts?region_id=KOREA&statuses=approved');
  for (const { id } of open.data) {
    const pending = await call<Found<PayoutLine>>('staff', 'GET', `/v1/payouts/${id}/lines?statuses=pending`);
    const lines = pending.data.map(({ user }) => ({ user_id: user.id, reference: `KB ${id}` }));
    await call('staff', 'POST', `/v1/payouts/${id}/actions/pay`, { lines });
  }
}
