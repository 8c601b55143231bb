import { type Actor, system } from '#domain/actor.ts';
import { type TrysetItemCommand, trysetItem } from '#domain/tryset-items/item.ts';
import type { TrysetItemStatus } from '#domain/tryset-items/item-status.ts';
import { defaultPostDays, trialDays } from '#domain/trysets/terms.ts';
import type { TrysetCommand } from '#domain/trysets/tryset.ts';
import { type Country, countries } from '../catalog/countries.ts';
import { atWork, koreanDay, later } from '../clockwork.ts';
import { userRef } from '../masters.ts';
import type { Setting } from '../setting.ts';
import type { Garment } from '../wardrobe.ts';
import { type Fate, fateOf } from './fates.ts';
import { planItemLife } from './item-life.ts';
import { planLook } from './look-life.ts';
import { itemRef, request, type Wish } from './request.ts';

/** A demo tryset: its request, and the status at which its items stop; null if they run to their end. */
export interface TrysetWish extends Wish {
  stop: { status: TrysetItemStatus; fate: Fate } | null;
  /** Whether the member shows the items in a look for the proposal, which staff certify. */
  isShown?: boolean;
}

/** One item with its outcome, for planning its steps. */
export interface ItemLife {
  setting: Setting;
  trysetId: number;
  trysetItemId: number;
  /** Ref of the item in the demo. */
  ref: string;
  garment: Garment;
  /** Index of the member. */
  member: number;
  user: Actor;
  /** Country of the member, which selects names and couriers. */
  country: Country;
  fate: Fate;
  /** Whether a purchase stops before its money arrives. */
  isWaiting: boolean;
  /** Plans a step. The step runs only if the item still allows it and has not stopped before. */
  then(at: string, actor: Actor, command: TrysetItemCommand, reason?: string): void;
}

/** Requests a tryset now and plans all its later steps. */
export function liveTryset(
  setting: Setting,
  garments: readonly Garment[],
  wish: TrysetWish,
  at: string,
): void {
  const { idOf, chance, clockwork, world, members } = setting;
  const chosen = request(setting, garments, wish, at);
  if (chosen.length === 0) return;
  const trysetId = idOf('tryset', `tryset ${wish.number}`);
  const user: Actor = { label: 'user', id: idOf('user', userRef(wish.member)) };
  const country = countries[members[wish.member]?.regionId ?? 'KOREA'];
  const itemIds = chosen.map(({ item }) => item.trysetItemId);
  const hasStopped = (id: number) =>
    wish.stop !== null && world.state(trysetItem, id).status === wish.stop.status;
  const whole = (
    time: string,
    actor: Actor,
    of: TrysetItemStatus,
    command: (ids: number[]) => TrysetCommand,
  ) =>
    clockwork.plan(time, (now) => {
      const may = itemIds.filter((id) => world.state(trysetItem, id).status === of && !hasStopped(id));
      if (may.length > 0)
        world.act({ on: 'tryset', id: trysetId, command: command(may) }, { actor, at: now, trysetId });
    });

  if (wish.stop === null && chance.percent(5)) {
    whole(later(at, chance.between(0.5, 6)), user, 'tryset_requested', (ids) => ({
      action: 'cancel',
      itemIds: ids,
    }));
    return;
  }
  const delivered = later(at, chance.between(40, 90));
  const returned = later(delivered, 24 * chance.between(4, wish.stop === null ? 16 : 8));
  for (const [index, { item, garment }] of chosen.entries()) {
    const fate = wish.stop?.fate ?? fateOf(chance);
    const { trysetItemId } = item;
    const then: ItemLife['then'] = (time, actor, command, reason) =>
      clockwork.plan(time, (now) => {
        if (hasStopped(trysetItemId)) return;
        const state = world.state(trysetItem, trysetItemId);
        if (!trysetItem.decide(state, command, { actor, at: now }).ok) return;
        world.act(
          { on: 'tryset_item', id: trysetItemId, command },
          { actor, at: now, trysetId, ...(reason === undefined ? {} : { reason }) },
        );
        if (state.deliveredAt === null) planDeadlines(setting, trysetId, trysetItemId);
      });
    planItemLife(
      {
        setting,
        trysetId,
        trysetItemId,
        ref: itemRef(wish, index),
        garment,
        member: wish.member,
        user,
        country,
        fate,
        isWaiting: wish.stop?.status === 'purchase_pending',
        then,
      },
      { requested: at, delivered, returned },
    );
  }
  if (wish.stop === null || wish.isShown) {
    const items = chosen.map(({ item: { trysetItemId }, garment }) => ({ trysetItemId, garment }));
    const { number, member, proposalId = null } = wish;
    planLook(setting, { trysetId, number, member, user, items, delivered, proposalId });
  }
  const pickup = koreanDay(later(returned, 36));
  whole(returned, user, 'tryset_delivered', (ids) => ({
    action: 'return_request',
    itemIds: ids,
    pickupReason: chance.pick(country.pickups),
    requestedPickupDate: pickup,
  }));
  whole(atWork(later(returned, chance.between(2, 14)), 15), setting.staff, 'return_requested', (ids) => ({
    action: 'return_accept',
    itemIds: ids,
    pickupDate: pickup,
  }));
}

/** Plans the deadlines of a delivered item. They also fire after the item has stopped. */
function planDeadlines({ world, clockwork }: Setting, trysetId: number, trysetItemId: number): void {
  const { deliveredAt, useMode } = world.state(trysetItem, trysetItemId);
  if (deliveredAt === null || useMode === 'gift') return;
  const fire = (days: number, action: 'end_trial' | 'mark_post_overdue') =>
    clockwork.plan(later(deliveredAt, 24 * days), (at) =>
      world.act(
        { on: 'tryset_item', id: trysetItemId, command: { action } },
        { actor: system, at, trysetId },
      ),
    );
  fire(trialDays, 'end_trial');
  fire(trialDays + defaultPostDays, 'mark_post_overdue');
}
