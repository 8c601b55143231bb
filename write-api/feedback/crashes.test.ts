import { expect, test } from 'vitest';
import { system } from '#domain/actor.ts';
import { systemContext } from '../kit/changes/context.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { admin, feedbackHouse, minaId, start, wish } from './testing/feedback-house.ts';

const later = '2027-04-01T04:00:00.000Z';

test('a confirmed feedback gives its points once, whatever append a crash meets', async () => {
  for (let crashAt = 0; ; crashAt += 1) {
    const house = await feedbackHouse(crashAt);
    const { id } = await house.give();
    await house.confirm(id);
    await house.settle();
    expect(await house.feedback(id), String(crashAt)).toMatchObject({ status: 'confirmed' });
    expect(await house.points(), String(crashAt)).toBe(3_500);
    expect(house.typesOf('point_account'), String(crashAt)).toEqual(['PointsGiven']);
    expect(house.given(), String(crashAt)).toEqual([id]);
    if (!house.hasCrashed()) break;
  }
});

test('a repeated reaction gives no more points', async () => {
  const house = await feedbackHouse();
  const { id } = await house.give();
  await house.confirm(id);
  await house.settle();
  const confirmed = house.log.find(({ type }) => type === 'BrandFeedbackConfirmed');
  const forLook = { lookId: wish.look_id, entryId: null, trysetItemId: null };
  const given = house.log.find(({ type }) => type === 'PointsGiven');
  const command = {
    action: 'give',
    amount: 3_500,
    pointReason: 'feedback_reward',
    message: '',
    forLook,
  } as const;
  const context = {
    ...systemContext(() => start),
    actor: system,
    commandId: given?.metadata.commandId ?? '',
    causationId: confirmed?.id ?? '',
  };
  await runTarget(house.deps.streams, { on: 'point_account', id: minaId, command }, context);
  expect(await house.points()).toBe(3_500);
});

test('a brand has one feedback on a look, and another one after it removed the first', async () => {
  const house = await feedbackHouse();
  const { id } = await house.give();
  await expect(house.give()).rejects.toMatchObject({ errorCode: 'claim.brand_feedback_taken' });
  // The other admin of the brand meets the same claim.
  await expect(house.give(wish, { ...admin, id: 3 })).rejects.toMatchObject({ statusCode: 409 });
  await expect(house.give(wish, { ...admin, brandId: 8 })).rejects.toMatchObject({ statusCode: 404 });
  await house.deps.claims.release(
    [{ kind: 'brand_feedback', value: `7:${wish.look_id}` }],
    { category: 'brand_feedback', id },
    systemContext(() => start),
  );
  // The claim of a feedback that exists is kept.
  await expect(house.give()).rejects.toMatchObject({ errorCode: 'claim.brand_feedback_taken' });
});

test('two gifts at once leave one feedback, in both orders', async () => {
  for (const first of [0, 1]) {
    const house = await feedbackHouse();
    const admins = [admin, { ...admin, id: 3 }];
    const sent = [admins[first], admins[1 - first]].map((caller) => house.give(wish, caller));
    const outcomes = await Promise.allSettled(sent);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(house.given()).toHaveLength(1);
  }
});

test('a feedback that a crash cut off lets another one by after two minutes', async () => {
  // The crash meets the append of the gift itself, and nobody repeats the request.
  const house = await feedbackHouse();
  const by = { category: 'brand_feedback', id: 4_711 } as const;
  const claim = { kind: 'brand_feedback', value: `7:${wish.look_id}` } as const;
  const context = systemContext(() => start);
  await house.deps.claims.take([claim], by, context);
  await expect(house.give()).rejects.toMatchObject({ errorCode: 'claim.brand_feedback_taken' });
  house.wait(later);
  const { id } = await house.give();
  expect(await house.feedback(id)).toMatchObject({ status: 'requested' });
  expect(await house.feedback(4_711)).toMatchObject({ status: 'expired' });
});

test('removing the look denies its open feedback, in both orders and through crashes', async () => {
  for (const status of ['requested', 'in_progress', 'delayed'] as const) {
    for (let crashAt = 0; ; crashAt += 1) {
      const house = await feedbackHouse(crashAt);
      const { id } = await house.give();
      if (status !== 'requested') await house.decide(id, { action: 'take_up' });
      if (status === 'delayed') await house.decide(id, { action: 'delay' });
      await house.removeLook();
      await house.settle();
      expect(await house.feedback(id), `${status} ${crashAt}`).toMatchObject({
        status: 'denied',
        isLookRemoved: true,
      });
      expect(await house.points()).toBe(0);
      if (!house.hasCrashed()) break;
    }
  }
});

test('a feedback that is given while the look is removed looks for itself', async () => {
  const house = await feedbackHouse();
  const command = {
    action: 'give',
    brandFeedbackId: 90,
    brandId: 7,
    lookId: wish.look_id,
    userId: minaId,
    rating: 'Bad',
    comment: null,
    regramPoint: 100,
    commercialUsePoint: 0,
    likePoint: 0,
  } as const;
  // The removal and its reaction come between the check of the look and the append.
  await house.removeLook();
  await house.settle();
  await house.run({ on: 'brand_feedback', id: 90, command }, { label: 'brand_admin', id: 2 });
  await house.settle();
  expect(await house.feedback(90)).toMatchObject({ status: 'denied', isLookRemoved: true });
});

test('a confirmed feedback stays when its look is removed', async () => {
  const house = await feedbackHouse();
  const { id } = await house.give();
  await house.confirm(id);
  await house.removeLook();
  await house.settle();
  expect(await house.feedback(id)).toMatchObject({ status: 'confirmed' });
  expect(await house.points()).toBe(3_500);
});
