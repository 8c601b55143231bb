import { expect, test } from 'vitest';
import { contentUnitScore } from './content-score.ts';
import type { LookSnsType } from './look-kinds.ts';
import { reasonNamed, reasonSpellings, rejectionReasons, upperSnake } from './rejection-reasons.ts';

test.each<[LookSnsType, number | null, number | null]>([
  ['Instagram', 0, 1],
  ['Instagram', 9_999, 1],
  ['Instagram', 10_000, 2],
  ['Instagram', 50_000, 3],
  ['Instagram', 100_000, 5],
  ['Instagram', 499_999, 5],
  ['Instagram', 500_000, 8],
  ['Youtube', 9_999, 3],
  ['Youtube', 10_000, 6],
  ['Youtube', 100_000, 12],
  ['Youtube', null, null],
  ['Blog', null, 1],
])('a post on %s before %s followers counts %s', (snsType, followers, score) => {
  expect(contentUnitScore(snsType, followers)).toBe(score);
});

test('accepts rejection reasons in both spellings and returns one', () => {
  expect(upperSnake('YoutubeDefaultRejectedReason')).toBe('YOUTUBE_DEFAULT_REJECTED_REASON');
  expect(reasonNamed('SNS_CONTENT_DELETED')).toBe('SNSContentDeleted');
  expect(reasonNamed('BRAND_EVENT_TAG_NOT_EXISTS')).toBe('BrandEventTagNotExists');
  expect(reasonNamed('sns_content_deleted')).toBeNull();
  expect(reasonSpellings).toHaveLength(2 * rejectionReasons.length);
  for (const reason of rejectionReasons) expect(reasonNamed(upperSnake(reason))).toBe(reason);
});
