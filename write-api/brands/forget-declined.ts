import { brand } from '#domain/brands/brand.ts';
import type { BrandEvent } from '#domain/brands/brand-events.ts';
import type { DeclinedDeadline } from '#domain/brands/reacting.ts';
import { personKey } from '#domain/members/person.ts';
import type { WriteDeps } from '../deps.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { DeadlineFiring, Effect } from '../kit/follower/effect.ts';

const forgotten: BrandEvent['type'] = 'BrandApplicationForgotten';

/** Records that a declined brand is forgotten, then deletes the keys of its personal data. */
export const declinedDeadline: DeadlineFiring<DeclinedDeadline> = {
  async fire(deps, { brandId }, context) {
    const target = { on: 'brand', id: brandId, command: { action: 'forget_application' } } as const;
    await runTarget(deps.streams, target, context('forget_application'));
    await forgetBrand(deps, brandId);
  },
};

/** Deletes the keys of a forgotten brand again, in case the process crashed after it appended the event. */
export const forgetDeclined: Effect = async (deps, { type }, id) => {
  if (type === forgotten) await forgetBrand(deps, id);
};

/** Deletes the keys of a brand and of the person who applied for it. */
async function forgetBrand({ streams, sealing }: WriteDeps, brandId: number): Promise<void> {
  const { application } = (await streams.refresh(brand, brandId)).state;
  await sealing.forget(personKey('brand', brandId));
  if (application !== null) await sealing.forget(personKey('brand_admin', application.adminId));
}
