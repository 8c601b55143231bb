import { describe, expect, test } from 'vitest';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { type EarningTerms, uploadPointOn, uploadPoints } from '../tryset-items/upload-points.ts';
import { firstPointPolicy, type PointPolicyEvent, pointPolicy } from './point-policy.ts';

const { staff, system, brand_admin: admin, user } = actors;
const { given } = scenarios(pointPolicy);

describe('the points policy', () => {
  test('is revised by staff and records the changes', () => {
    const { birthMonth: _, signUpReward: __, ...rates } = firstPointPolicy;
    const revised: PointPolicyEvent = { type: 'PointPolicyRevised', data: { changed: { white: 6 } } };
    const after = given([])
      .when({ action: 'revise', policy: { ...rates, white: 6 } }, staff)
      .then(revised);
    expect(after).toEqual({ status: 'valid', ...firstPointPolicy, white: 6 });
    given([revised])
      .when({ action: 'revise', policy: { white: 6 } }, staff)
      .thenNothing();
  });

  test.each([system, admin, user])('cannot be revised by $label', (actor) => {
    given([])
      .when({ action: 'revise', policy: { white: 6 } }, actor)
      .thenRefused('point_policy.forbidden');
  });
});

describe('a look earns', () => {
  const terms: EarningTerms = {
    policy: firstPointPolicy,
    grade: 'white',
    isBirthMonth: false,
    own: { instagramRewardPoint: null, youtubeRewardPoint: null },
  };
  const own = { instagramRewardPoint: 0, youtubeRewardPoint: 7_000 };

  test.each([
    ['a share of the price', 99_999, terms, [4_999, 4_999, 9_998]],
    ['more at a higher grade', 99_999, { ...terms, grade: 'partner' as const }, [9_999, 9_999, 19_998]],
    ['more in the month of birth', 99_999, { ...terms, isBirthMonth: true }, [9_999, 9_999, 19_998]],
    ['the points set for the member, even 0', 99_999, { ...terms, own }, [4_999, 0, 7_000]],
    ['nothing where the garment costs nothing', 0, terms, [0, 0, 0]],
  ])('%s', (_, price, by, [blog, instagram, youtube]) => {
    const points = uploadPoints(price, by);
    expect(points).toEqual({
      lookUploadPoint: blog,
      instagramUploadPoint: instagram,
      youtubeUploadPoint: youtube,
    });
    const onEach = (['Blog', 'Instagram', 'Youtube'] as const).map((on) => uploadPointOn(points, on));
    expect(onEach).toEqual([blog, instagram, youtube]);
  });
});
