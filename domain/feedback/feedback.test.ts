import { describe, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { system } from '../actor.ts';
import { feedbackDescription, feedbackIn } from '../testing/feedback.ts';
import { scenarios } from '../testing/given.ts';
import { codeOf, race } from '../testing/race.ts';
import { brandFeedback, type FeedbackCommand } from './feedback.ts';
import type { FeedbackEvent } from './feedback-events.ts';
import { noFeedbackPoints } from './feedback-kinds.ts';
import { brandFeedbackReacting } from './reacting.ts';

const { given, givenState } = scenarios(brandFeedback);
const brand: Actor = { label: 'brand_admin', id: 2 };
const staff: Actor = { label: 'staff', id: 1 };
const givenOne: FeedbackEvent = { type: 'BrandFeedbackGiven', data: feedbackDescription };
const takenUp: FeedbackEvent = { type: 'BrandFeedbackTakenUp', data: {} };

test('a feedback without points is confirmed at once, and gives none', () => {
  const data = { ...feedbackDescription, ...noFeedbackPoints };
  const event: FeedbackEvent = { type: 'BrandFeedbackGiven', data };
  const state = given([])
    .when({ action: 'give', ...data }, brand)
    .then(event);
  expect(state).toMatchObject({ status: 'confirmed', given: noFeedbackPoints });
  expect(brandFeedbackReacting.after?.(event, state)).toEqual([]);
});

describe('confirm', () => {
  const confirm = (points: Extract<FeedbackCommand, { action: 'confirm' }>['points']) =>
    given([givenOne, takenUp]).when({ action: 'confirm', points }, staff);

  test('gives the member what the brand asks for, unless staff lower it', () => {
    const asked = { regramPoint: 3_000, commercialUsePoint: 0, likePoint: 500 };
    const all: FeedbackEvent = { type: 'BrandFeedbackConfirmed', data: asked };
    const state = confirm({}).then(all);
    expect(brandFeedbackReacting.after?.(all, state)).toEqual([
      {
        on: 'point_account',
        id: 51,
        as: 'system',
        command: {
          action: 'give',
          amount: 3_500,
          pointReason: 'feedback_reward',
          message: '',
          forLook: { lookId: 81, entryId: null, trysetItemId: null },
        },
      },
    ]);
    const none: FeedbackEvent = { type: 'BrandFeedbackConfirmed', data: noFeedbackPoints };
    const lowered = confirm(noFeedbackPoints).then(none);
    expect(brandFeedbackReacting.after?.(none, lowered)).toEqual([]);
  });

  test.each(['regramPoint', 'commercialUsePoint', 'likePoint'] as const)('never raises %s', (kind) => {
    confirm({ [kind]: feedbackDescription[kind] + 1 }).thenRefused('brand_feedback.points_too_high', {
      regramPoint: 3_000,
      commercialUsePoint: 0,
      likePoint: 500,
    });
  });
});

test('a revision needs points, and one that changes nothing adds no event', () => {
  const { rating, comment, regramPoint, commercialUsePoint, likePoint } = feedbackDescription;
  const same = { rating, comment, regramPoint, commercialUsePoint, likePoint };
  const requested = givenState(feedbackIn('requested'));
  requested.when({ action: 'revise', ...same }, brand).thenNothing();
  requested
    .when({ action: 'revise', ...same, ...noFeedbackPoints }, brand)
    .thenRefused('brand_feedback.points_missing', {});
});

test('of a revision and a take-up at once, the earlier one decides', () => {
  const words = {
    rating: 'Bad',
    comment: null,
    regramPoint: 1,
    commercialUsePoint: 0,
    likePoint: 0,
  } as const;
  const revise = { command: { action: 'revise', ...words } as const, actor: brand };
  const takeUp = { command: { action: 'take_up' } as const, actor: staff };
  const revised = race(brandFeedback, [givenOne], revise, takeUp);
  expect(revised.state).toMatchObject({ status: 'in_progress', rating: 'Bad' });
  const late = race(brandFeedback, [givenOne], takeUp, revise);
  expect(codeOf(late.slower)).toBe('brand_feedback.transition_not_allowed');
});

test('of a confirmation and the removal of the look at once, the earlier one decides', () => {
  const confirm = { command: { action: 'confirm', points: {} } as const, actor: staff };
  const deny = { command: { action: 'deny_removed' } as const, actor: system };
  const history = [givenOne, takenUp];
  expect(race(brandFeedback, history, confirm, deny).state.status).toBe('confirmed');
  expect(race(brandFeedback, history, deny, confirm).state).toMatchObject({
    status: 'denied',
    isLookRemoved: true,
    given: null,
  });
});
