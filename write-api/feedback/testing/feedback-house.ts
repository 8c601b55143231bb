import { system } from '#domain/actor.ts';
import { brandFeedback, type FeedbackCommand } from '#domain/feedback/feedback.ts';
import type { FeedbackEvent } from '#domain/feedback/feedback-events.ts';
import { look } from '#domain/looks/look.ts';
import { member } from '#domain/members/member.ts';
import { pointAccount } from '#domain/points/point-account.ts';
import { entry, lookDescription } from '#domain/testing/looks.ts';
import { memberRegistration } from '#domain/testing/member-plans.ts';
import { asEvent, entityOf } from '#event-store/stored-event.ts';
import type { BrandAdminCaller } from '#http/caller.ts';
import { followerInMemory } from '../../payments/testing/follower.ts';
import type { FeedbackBody } from '../bodies.ts';
import { followingLooks } from '../follow-look.ts';
import { giveFeedback } from '../use-cases.ts';

export const start = '2027-04-01T03:00:00.000Z';
export const admin: BrandAdminCaller = {
  label: 'brand_admin',
  id: 2,
  name: 'Lee',
  brandId: 7,
  brand: { name: 'Acme', nameKo: null },
};
/** The member of the look. */
export const minaId = 51;
export const lookId = 81;
export const wish = { look_id: lookId, rating: 'Perfect', regram_point: 3_000, like_point: 500 } as const;

const operator = { label: 'staff', id: 1 } as const;

/** A write side in memory with a look that tags a garment of brand 7. It crashes once, at the append with the number `crashAt`. */
export async function feedbackHouse(crashAt = -1) {
  const follower = followerInMemory({
    start,
    crashAt,
    losesDatabase: false,
    effects: [followingLooks(async () => given())],
    fire: async () => undefined,
  });
  const { deps, log, run } = follower;
  const { streams } = deps;

  /** The ids of all feedback that was given. */
  const given = () =>
    log.flatMap((stored) =>
      asEvent<FeedbackEvent>(stored).type === 'BrandFeedbackGiven'
        ? [Number(entityOf(stored.stream).id)]
        : [],
    );

  await follower.given(member, minaId, memberRegistration(minaId), system);
  const post = { action: 'post', look: lookDescription, entries: [entry] } as const;
  await follower.given(look, lookId, post);
  await follower.settle();
  follower.arm();

  const decide = (id: number, command: FeedbackCommand) =>
    run({ on: 'brand_feedback', id, command }, operator);

  return {
    ...follower,
    give: (body: FeedbackBody = wish, caller = admin) =>
      follower.ask((asked) => giveFeedback(deps, asked, body), caller),
    decide,
    /** Staff take a feedback up and confirm its points. */
    async confirm(id: number): Promise<void> {
      await decide(id, { action: 'take_up' });
      await decide(id, { action: 'confirm', points: {} });
    },
    removeLook: () =>
      run({ on: 'look', id: lookId, command: { action: 'remove', takesBack: false } }, operator),
    feedback: async (id: number) => (await streams.refresh(brandFeedback, id)).state,
    points: async () => (await streams.refresh(pointAccount, minaId)).state.balance,
    given,
  };
}
