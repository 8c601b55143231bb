import { system } from '#domain/actor.ts';
import { look } from '#domain/looks/look.ts';
import { nextVisit } from '#domain/looks/visits.ts';
import { plainWords } from '../seal-looks.ts';
import type { Setting } from '../setting.ts';
import type { LookLife } from './look-certification.ts';

/** Plans the visits to a look's network after `askedAt`. Each records the network's facts of its time. */
export function planVisits(
  setting: Setting,
  of: Pick<LookLife, 'lookId' | 'trysetId'>,
  askedAt: string,
): void {
  const { world, clockwork, toldOf } = setting;
  const { lookId, trysetId } = of;
  const next = nextVisit(world.state(look, lookId), { askedAt, at: askedAt });
  if (next === null) return;
  clockwork.plan(next, (at) => {
    const { status, snsType, words, postedAt } = world.state(look, lookId);
    const { link } = plainWords(words);
    if (status !== 'posted' || link === null || postedAt === null) return;
    for (const command of toldOf({ snsType, link, postedAt }, at)) {
      world.act({ on: 'look', id: lookId, command }, { actor: system, at, trysetId });
    }
    planVisits(setting, of, at);
  });
}
