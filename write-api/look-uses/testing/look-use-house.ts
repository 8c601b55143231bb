import { system } from '#domain/actor.ts';
import { lookUse } from '#domain/look-uses/look-use.ts';
import { lookUses } from '#domain/look-uses/look-uses.ts';
import type { LookUsePrice } from '#domain/look-uses/price.ts';
import { lookUsePrice, lookUsePriceId } from '#domain/look-uses/price-policy.ts';
import type { LookUseCommand } from '#domain/look-uses/use-commands.ts';
import { look } from '#domain/looks/look.ts';
import { member } from '#domain/members/member.ts';
import { pointAccount } from '#domain/points/point-account.ts';
import { byActor, entry, lookDescription } from '#domain/testing/looks.ts';
import { memberRegistration } from '#domain/testing/member-plans.ts';
import type { Caller } from '#http/caller.ts';
import { wanting } from '../../kit/actions/action-spec.ts';
import { takeAction } from '../../kit/actions/single.ts';
import type { Effect } from '../../kit/follower/effect.ts';
import { followerInMemory } from '../../payments/testing/follower.ts';
import { lookUseEntity } from '../entity.ts';
import { requestUse, type WantedUse } from '../request-use.ts';
import type { SeenPrice } from '../terms.ts';
import { lookUseClaimDeadline, lookUseDeadline } from '../use-deadline.ts';

export const operator: Caller = { label: 'staff', id: 1, name: 'Kim', roles: ['owner'] };
export const mina: Caller = { label: 'user', id: lookDescription.userId, name: 'mina' };
export const admin: Caller = {
  label: 'brand_admin',
  id: 901,
  name: 'Lee',
  brandId: entry.brandId,
  brand: { name: 'Acme', nameKo: null },
};
const { lookId } = lookDescription;

/**
 * A write side in memory with a certified look, whose regrams earn 3,000 points. It crashes once, at the append with the number
 * `crashAt`. With `losesDatabase`, the database is lost in the crash.
 */
export async function lookUseHouse(
  start: string,
  crashAt = -1,
  losesDatabase = false,
  effects: readonly Effect[] = [],
) {
  const follower = followerInMemory({
    start,
    crashAt,
    losesDatabase,
    effects,
    async fire(deps, due, context) {
      switch (due.name) {
        case 'settle_look_use':
          return lookUseClaimDeadline.fire(deps, due, context);
        case 'remind_of_look_use':
        case 'begin_look_use':
        case 'expire_look_use':
          return lookUseDeadline.fire(deps, due, context);
        default:
      }
    },
  });
  const { deps, given, ask, run } = follower;
  const { lookType: _, ...described } = lookDescription;
  await given(member, mina.id, memberRegistration(mina.id), system);
  await given(look, lookId, { action: 'post', look: described, entries: [entry] });
  await given(look, lookId, { action: 'approve_item', entryId: null, ...byActor });
  const price = { kind: 'points', amount: 3_000 } as const;
  const prices = [{ regionId: 'KOREA', useType: 'regram', price } as const];
  await given(lookUsePrice, lookUsePriceId, { action: 'revise', prices });
  await follower.settle();
  return {
    ...follower,
    use: async (id: number) => (await deps.streams.refresh(lookUse, id)).state,
    claims: async () => (await deps.streams.refresh(lookUses, lookId)).state.claims,
    /** The points that the member got for uses; the certified item earned others. */
    points: async () => (await deps.streams.refresh(pointAccount, mina.id)).state.balance - entry.uploadPoint,
    request: (days: Pick<WantedUse, 'startDate' | 'endDate'>, seen: Partial<SeenPrice> = {}) => {
      const of = { lookId, brandId: entry.brandId, useType: 'regram', comment: '' } as const;
      const wanted = { ...of, ...days, seen: { amount: null, pointAmount: null, ...seen } };
      return ask((asked) => requestUse(deps, asked, wanted), admin);
    },
    act: (id: number, command: LookUseCommand, caller: Caller) =>
      ask((asked) => takeAction(deps, asked, lookUseEntity, id, wanting(command)), caller),
    revisePrice: (changed: LookUsePrice) =>
      given(lookUsePrice, lookUsePriceId, {
        action: 'revise',
        prices: [{ regionId: 'KOREA', useType: 'regram', price: changed }],
      }),
    removeLook: () => run({ on: 'look', id: lookId, command: { action: 'remove', takesBack: false } }),
  };
}

export type LookUseHouse = Awaited<ReturnType<typeof lookUseHouse>>;
