import { describe, expect, test } from 'vitest';
import type { Region } from '../regions.ts';
import { judge } from './judge.ts';
import type { RejectionReason } from './rejection-reasons.ts';
import { type RuleCase, ruleChecks } from './rule-checks.ts';

const plain: RuleCase = {
  text: '',
  region: 'KOREA',
  brand: { instagramId: null, essentialHashtags: [], essentialWords: [] },
  postedAt: '2026-03-20T09:00:00.000Z',
  postDueAt: null,
  isMarkedPaid: false,
  isDeleted: null,
  account: { ofLink: null, ofMember: null },
};

function checkOf(reason: RejectionReason, post: Partial<RuleCase>) {
  const found = ruleChecks({ ...plain, ...post }).find((check) => check.reason === reason);
  if (found === undefined) throw new Error(`no rule asks for ${reason}`);
  return found;
}

const ads: [region: Region, text: string, passed: boolean][] = [
  ['KOREA', '봄 코디 완성 🌸 #광고', true],
  ['KOREA', '협찬받아 작성했어요 #협찬\n#데일리룩 #ootd', true],
  ['KOREA', '＃광고 ＠acme.official 예쁜 코트 🧥', true],
  ['KOREA', '#광고✨ 오늘의 룩', true],
  ['KOREA', '코트가 너무 예뻐요#광고', true],
  ['KOREA', '#광\u200b고 숨은 글자', true],
  ['KOREA', '#광고'.normalize('NFD'), true],
  ['KOREA', '#광고아님 내돈내산', false],
  ['KOREA', '#유료광고', false],
  ['KOREA', '광고 (태그 없음)', false],
  ['KOREA', '# 광고', false],
  ['KOREA', '#️⃣광고', false],
  ['KOREA', '#PR #広告', false],
  ['JAPAN', '春コーデ🌸 #PR @acme.official', true],
  ['JAPAN', '＃ＰＲ 提供いただきました', true],
  ['JAPAN', '#pr #ootd', true],
  ['JAPAN', '#Pr今日のコーデ', false],
  ['JAPAN', '新作です！#広告', true],
  ['JAPAN', '#プレゼント企画 #提供', false],
  ['JAPAN', '#広告主様ありがとう', false],
  ['JAPAN', '#광고', false],
  ['KOREA', 'Loving this coat! #AD #광고 #OOTD', true],
];

test.each(ads)('in %s, is it said of %j that it is paid for? %s', (region, text, passed) => {
  expect(checkOf('AdTagNotExists', { region, text }).passed).toBe(passed);
});

test('a network’s own label does as well, and what it says nobody knows of fails nothing', () => {
  expect(checkOf('AdTagNotExists', { isMarkedPaid: true }).passed).toBe(true);
  expect(checkOf('AdTagNotExists', { isMarkedPaid: null })).toEqual({
    ...{ reason: 'AdTagNotExists', passed: null, evidence: '#광고 #협찬' },
  });
});

const brandTags: [instagramId: string, text: string, passed: boolean][] = [
  ['acme.official', '@acme.official 코트', true],
  ['@ACME.Official', 'thanks @Acme.Official!', true],
  ['acme.official', '코트는 @acme.official에서 빌렸어요', true],
  ['acme.official', 'コートは＠ＡＣＭＥ．ｏｆｆｉｃｉａｌさんから', true],
  ['acme.official', 'coat by @acme.official.', true],
  ['acme.official', '(@acme.official)', true],
  ['acme_kr', '👗@acme_kr✨', true],
  ['acme.official', '@acme.official2', false],
  ['acme.official', '@acme', false],
  ['acme.official', 'acme.official', false],
  ['acme.kr', 'mail mina@acme.kr', false],
  ['acme.official', '#acme.official', false],
];

test.each(brandTags)('is %s tagged by %j? %s', (instagramId, text, passed) => {
  const check = checkOf('BrandTagNotExists', { text, brand: { ...plain.brand, instagramId } });
  expect(check.passed).toBe(passed);
});

test.each<[tags: string[], text: string, missing: string | null]>([
  [['acme', '#봄코디'], '#ACME #봄코디 #ootd', null],
  [['acme', '#봄코디'], '#Acme_korea #봄코디추천', '#acme #봄코디'],
  [['春コーデ'], '＃春コーデ🌸', null],
  [['ｱｸﾒ'], '#アクメ', null],
  [['acme'], 'acme', '#acme'],
  [[], 'nothing at all', null],
])('of the hashtags %j, %j lacks %j', (essentialHashtags, text, missing) => {
  const check = checkOf('NotExistEssentialHashTag', { text, brand: { ...plain.brand, essentialHashtags } });
  expect(check).toMatchObject({ passed: missing === null, evidence: missing });
});

test.each<[words: string[], text: string, missing: string | null]>([
  [['ACME Seoul', '무료 체험'], 'acme   SEOUL에서 무료\n체험했어요', null],
  [['ＡＣＭＥ'], 'acme', null],
  [['レンタル', 'アクメ'], 'ｱｸﾒのﾚﾝﾀﾙです', null],
  [['acme', '체험'], '체험 후기', 'acme'],
])('of the words %j, %j lacks %j', (essentialWords, text, missing) => {
  const check = checkOf('NotExistEssentialWord', { text, brand: { ...plain.brand, essentialWords } });
  expect(check).toMatchObject({ passed: missing === null, evidence: missing });
});

test('more than five accounts are too many; an address of mail is none', () => {
  const five = '@a1 @b2 @c3 @d4 @e5';
  expect(checkOf('OverlappingPersonTag', { text: `${five} mina@acme.kr` }).passed).toBe(true);
  expect(checkOf('OverlappingPersonTag', { text: `${five} ＠ｆ６` })).toMatchObject({
    ...{ passed: false, evidence: '6 × @' },
  });
});

describe('facts', () => {
  test('a post that comes after its last day is too late', () => {
    const postDueAt = plain.postedAt;
    expect(checkOf('UploadDeadlineExceeded', { postDueAt }).passed).toBe(true);
    expect(
      checkOf('UploadDeadlineExceeded', { postDueAt, postedAt: '2026-03-20T09:00:00.001Z' }).passed,
    ).toBe(false);
  });

  test('that nobody knows wait', () => {
    const account = { ofLink: '@Mina', ofMember: 'mina' };
    expect(checkOf('SNSContentDeleted', {}).passed).toBeNull();
    expect(checkOf('SNSContentDeleted', { isDeleted: true }).passed).toBe(false);
    expect(checkOf('SNSContentMismatch', { account: { ...account, ofMember: null } }).passed).toBeNull();
    expect(checkOf('SNSContentMismatch', { account }).passed).toBe(true);
    expect(checkOf('SNSContentMismatch', { account: { ...account, ofMember: 'yuna' } }).passed).toBe(false);
  });
});

describe('what the method does', () => {
  const failed = ruleChecks({ ...plain, text: '@a @b @c @d @e @f' });
  const passed = ruleChecks({ ...plain, text: '#광고' });

  test('is to reject what fails, and to show the rest', () => {
    expect(judge('NORMAL', failed, false)).toEqual({
      ...{ does: 'reject', reasons: ['AdTagNotExists', 'OverlappingPersonTag'] },
    });
    expect(judge('NORMAL', passed, false)).toEqual({ does: 'show' });
  });

  test('is less where people are to decide', () => {
    expect(judge('NORMAL', failed, true)).toEqual({ does: 'show' });
    expect(judge('PASS__EXCEPT_EXPOSURE_CHECK', failed, false)).toEqual({ does: 'show' });
    expect(judge('MANUAL', failed, false)).toEqual({ does: 'nothing' });
  });
});
