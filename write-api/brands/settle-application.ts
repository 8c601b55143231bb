import { brand } from '#domain/brands/brand.ts';
import { brandAdmin } from '#domain/brands/brand-admin.ts';
import type { ApplicationDeadline } from '#domain/brands/reacting.ts';
import { endAccount } from '../auth/credentials.ts';
import { makeChange } from '../kit/changes/change.ts';
import type { DeadlineFiring } from '../kit/follower/effect.ts';
import { businessClaimsOf } from './business-claims.ts';

/**
 * Declines an application whose applicant's account was never created. Nobody could be notified of a decision, and the number
 * would stay claimed. Closes the applicant's stream first, so that a late sign-up cannot finish.
 */
export const applicationDeadline: DeadlineFiring<ApplicationDeadline> = {
  async fire(deps, { brandId }, context) {
    const { application } = (await deps.streams.refresh(brand, brandId)).state;
    if (application === null) return;
    const { adminId } = application;
    const expire = { action: 'expire' as const, brandAdminId: adminId };
    const closing = { decider: brandAdmin, id: adminId, commands: [expire], name: 'expire' };
    const { state: admin } = await makeChange(deps, closing, { context: context('expire') });
    if (admin.status !== 'expired') return;
    await endAccount(deps, { kind: 'brand_admin', id: adminId });
    // Staff may have decided in the meantime. They can add an admin to a brand that they approved.
    const { state } = await deps.streams.refresh(brand, brandId);
    if (state.status !== 'applied') return;
    const givenUp = await businessClaimsOf(deps, brandId, state);
    const claims = { by: { category: 'brand' as const, id: brandId }, taken: [], givenUp };
    const decline = {
      decider: brand,
      id: brandId,
      commands: [{ action: 'decline' as const }],
      name: 'decline',
    };
    const reason = 'the application was cut off before its applicant was there';
    await makeChange(deps, { ...decline, claims }, { context: { ...context('decline'), reason } });
  },
};
