import { businessDayOf, daysLater } from '#domain/business-day.ts';
import { later } from '#domain/reacting.ts';
import { actors } from '#domain/testing/actors.ts';
import type { Caller } from '#http/caller.ts';
import { ApiError } from '#http/errors.ts';
import { pick, type Random, upTo } from '#projections/testing/random.ts';
import { changeTicket } from '../change-ticket.ts';
import { payNow } from '../pay-now.ts';
import { cancel, join } from './steps.ts';
import { jun, mina, offerId, plans, type TicketHouse } from './ticket-house.ts';

const hours = [1, 20, 30, 24 * 8, 24 * 31] as const;
const moods = ['lost', 'away', { declined: 'limit' }, { declined: 'expired' }, { amount: 5 }] as const;
const steps = [
  ...['join', 'join', 'join', 'wait', 'wait', 'wait', 'wait', 'mood', 'mood', 'work', 'use', 'return'],
  ...['cancel', 'cancel', 'next plan', 'renewal', 'pay', 'points', 'wish', 'card', 'goodwill', 'leave'],
] as const;

/** Takes random steps of two members, staff, the provider and the worker. Returns the points that each member was given. */
export async function liveRandomly(house: TicketHouse, random: Random, length: number) {
  const given = new Map<number, number>();
  for (let count = 0; count < length; count += 1) {
    const who = pick(random, [mina, mina, jun]);
    try {
      await take(house, random, who, given);
    } catch (error) {
      // A refusal is an answer like any other.
      if (!(error instanceof ApiError) || error.statusCode >= 500) throw error;
    }
  }
  return given;
}

async function take(
  house: TicketHouse,
  random: Random,
  who: Caller,
  given: Map<number, number>,
): Promise<unknown> {
  const isRare = upTo(random, 6) === 0;
  const live = (await house.live(who.id)) ?? 0;
  switch (pick(random, steps)) {
    case 'join': {
      const eventTicketId = pick(random, [null, null, offerId]);
      return join(
        house,
        {
          memberPlanId: eventTicketId === null ? pick(random, Object.values(plans)) : plans.standard,
          startDate: daysLater(businessDayOf(house.now()), pick(random, [0, 0, 3])),
          eventTicketId,
          usedPoints: pick(random, [0, 0, 5_000]),
          isForced: isRare,
        },
        who,
      );
    }
    case 'wait':
      return house.moveTo(later(house.now(), pick(random, hours) * 3_600_000));
    case 'mood':
      return house.fake.moods.push(pick(random, moods));
    case 'work':
      return house.settle();
    case 'use':
      return house.claim(who.id, 20 + upTo(random, 4), { ticketId: live });
    case 'return':
      return house.endClaim(who.id, 20 + upTo(random, 4), isRare);
    case 'cancel':
      return cancel(house, live, who);
    case 'next plan': {
      const wanted = { nextMemberPlanId: pick(random, Object.values(plans)), isRecharging: null };
      return house.ask((asked) => changeTicket(house.deps, asked, live, wanted), who);
    }
    case 'renewal': {
      const wanted = { nextMemberPlanId: null, isRecharging: !isRare };
      return house.ask((asked) => changeTicket(house.deps, asked, live, wanted), who);
    }
    case 'pay':
      return house.ask((asked) => payNow(house.deps, asked, live), who);
    case 'points': {
      const amount = 1_000 * (1 + upTo(random, 50));
      await house.givePoints(who.id, amount);
      return given.set(who.id, (given.get(who.id) ?? 0) + amount);
    }
    case 'wish':
      return house.payWithPoints(who.id);
    case 'card':
      return house.replaceCard(who.id);
    case 'goodwill': {
      const { paymentId } = await house.ticket(live);
      const command = { action: 'request_refund', reference: null, amount: 1_000, why: 'goodwill' } as const;
      return paymentId === null ? null : house.run({ on: 'payment', id: paymentId, command }, actors.staff);
    }
    case 'leave':
      return isRare ? house.leave(who.id) : null;
  }
}
