import { type Actor, system } from '#domain/actor.ts';
import { stepsAfterItems } from '#domain/collaborations/after-items.ts';
import { proposal } from '#domain/collaborations/proposal.ts';
import type { Sealed } from '#domain/sealed.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import type { TrysetItemStatus } from '#domain/tryset-items/item-status.ts';
import { tryset } from '#domain/trysets/tryset.ts';
import type { By, DemoCollaboration } from '../catalog/collaborations.ts';
import { userRef } from '../masters.ts';
import { daysAgo, type Setting } from '../setting.ts';
import type { Garment } from '../wardrobe.ts';
import { liveTryset } from './tryset-life.ts';

interface Following {
  of: DemoCollaboration;
  /** The index of the member. */
  index: number;
  proposalId: number;
  /** The number of the tryset. */
  number: number;
  days: number;
  stop: TrysetItemStatus;
}

/** Requests the tryset of a proposal, and confirms the proposal with its sizes. Then the proposal follows its items. */
export function planTrysetOf(
  setting: Setting,
  garments: readonly Garment[],
  { of, index, proposalId, number, days, stop }: Following,
): void {
  const { world, clockwork, idOf, sealed } = setting;
  const trysetId = idOf('tryset', `tryset ${number}`);
  const target = { on: 'proposal', id: proposalId } as const;
  const user = actorOf(setting, 'user', idOf('user', userRef(index)));
  const begin = daysAgo(setting, of.days - days);
  clockwork.plan(begin, (at) => {
    // A demo without sealed data has none.
    const destination = sealed[index]?.recipient ?? ('' as Sealed);
    const isShown = stop === 'return_delivered';
    const wish = { number, member: index, size: 2, brand: 0, proposalId, isShown } as const;
    const fate = isShown ? 'returned' : 'planned';
    liveTryset(setting, garments, { ...wish, stop: { status: stop, fate } }, at);
    const productSizeIds = world.state(tryset, trysetId).items.map((item) => item.productSizeId);
    if (productSizeIds.length === 0) return;
    world.act(
      { ...target, command: { action: 'confirm', trysetId, productSizeIds, destination } },
      { actor: user, at },
    );
  });
  for (let later = days + 0.5; later < of.days; later += 0.5) {
    clockwork.plan(daysAgo(setting, of.days - later), (at) => {
      const { items } = world.state(tryset, trysetId);
      const statuses = items.map((item) => world.state(trysetItem, item.trysetItemId).status);
      for (const action of stepsAfterItems(statuses)) {
        if (action === 'fail') continue;
        const command = { action, trysetId } as const;
        const { ok } = proposal.decide(world.state(proposal, proposalId), command, { actor: system, at });
        if (ok) world.act({ ...target, command }, { actor: system, at });
      }
    });
  }
}

/** The actor of a step; `userId` is the member of the proposal. */
export function actorOf(setting: Setting, by: By, userId: number | null = null): Actor {
  switch (by) {
    case 'staff':
      return setting.staff;
    case 'brand':
      return setting.brandAdmins[0] ?? setting.staff;
    case 'user':
      return { label: 'user', id: userId };
    case 'system':
      return system;
  }
}
