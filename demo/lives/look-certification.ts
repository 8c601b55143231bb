import type { Actor } from '#domain/actor.ts';
import { byPerson } from '#domain/looks/checks.ts';
import { type LookCommand, look } from '#domain/looks/look.ts';
import { demoBrands } from '../catalog/brands.ts';
import type { Country } from '../catalog/countries.ts';
import type { Chance } from '../chance.ts';
import { atWork, later } from '../clockwork.ts';
import type { Setting } from '../setting.ts';
import { type LookFate, rejections } from './look-fates.ts';

/** A posted look, for planning its certification. */
export interface LookLife {
  setting: Setting;
  chance: Chance;
  lookId: number;
  trysetId: number;
  user: Actor;
  country: Country;
  fate: LookFate;
}

/**
 * Plans the decisions of people and the later steps of members and brands. Steps after the demo's present are
 * dropped.
 */
export function planCertification(life: LookLife, posted: string): void {
  const { setting, chance, user, country, fate } = life;
  const { staff, brandAdmins } = setting;
  const decided = atWork(later(posted, chance.between(6, 130)), Math.floor(chance.between(1, 55)));
  const rejection = chance.pick(rejections);
  const then = stepsOf(life);
  switch (fate) {
    case 'undecided':
    case 'gone':
      return;
    case 'deferred':
      then(decided, staff, (entryId) => ({
        action: 'defer_item',
        entryId,
        comment: '상품이 잘 보이는 사진을 요청했습니다.',
        reasons: ['ItemDetailNotVisible'],
        ...byPerson,
      }));
      return;
    case 'approved':
    case 'reported':
      then(decided, staff, (entryId) => ({ action: 'approve_item', entryId, ...byPerson }));
      if (fate === 'reported') {
        const brandId = setting.idOf('brand', demoBrands[0].key);
        const report = { action: 'report', brandId, reportType: 'wrong_item', comment: null } as const;
        then(later(decided, 20), brandAdmins[0] ?? staff, () => report);
      }
      return;
    case 'rejected':
    case 'untagged':
    case 'asked_again': {
      then(decided, staff, (entryId) => ({ action: 'reject_item', entryId, ...rejection, ...byPerson }));
      if (fate === 'asked_again') {
        then(later(decided, 9), user, () => ({
          action: 'request_recertification',
          comment: country.recertification,
        }));
      }
      return;
    }
    case 'removed':
      then(decided, staff, (entryId) => ({ action: 'approve_item', entryId, ...byPerson }));
      then(later(decided, 30), staff, () => ({ action: 'remove', takesBack: false }));
  }
}

/**
 * Returns a function that takes a step on each tagged item whose certification allows it. Steps on the whole look run
 * once.
 */
function stepsOf({ setting: { world, clockwork }, lookId, trysetId }: LookLife) {
  return (at: string, actor: Actor, commandFor: (entryId: number) => LookCommand) =>
    clockwork.plan(at, (now) => {
      const commands = world.state(look, lookId).entries.map(({ entryId }) => commandFor(entryId));
      for (const command of commands.slice(0, 'entryId' in (commands[0] ?? {}) ? undefined : 1)) {
        const state = world.state(look, lookId);
        const asked = { actor, at: now };
        const decision = look.decide(state, command, asked);
        if (decision.ok) world.act({ on: 'look', id: lookId, command }, { ...asked, trysetId });
      }
    });
}
