import { describe, expect, test } from 'vitest';
import { endOfBusinessDay } from '../business-day.ts';
import type { Region } from '../regions.ts';
import { judge } from './judge.ts';
import type { RejectionReason } from './rejection-reasons.ts';
import { type RuleCase, ruleChecks } from './rule-checks.ts';

const plain: RuleCase = {
  text: '',
  region: 'KOREA',
  snsType: 'Instagram',
  brand: { instagramId: null, essentialHashtags: [], essentialWords: [] },
  postedAt: '2026-03-20T09:00:00.000Z',
  postDueAt: null,
  isMarkedPaid: false,
  isDeleted: null,
  account: { ofLink: null, ofMember: null },
};

function checkOf(reason: RejectionReason, post: Partial<RuleCase>) {
  const found = ruleChecks({ ...plain, ...post }).find((check) => check.reason === reason);
  if (found === undefined) throw new Error(`no rule checks ${reason}`);
  return found;
}

const ads: [region: Region, text: string, passed: boolean | null][] = [
  ['KOREA', '봄 코디 완성 🌸 #광고', true],
  ['KOREA', '협찬받아 작성했어요 #협찬\n#데일리룩 #ootd', true],
  ['KOREA', '＃광고 ＠acme.official 예쁜 코트 🧥', true],
  ['KOREA', '#광고✨ 오늘의 룩', true],
  ['KOREA', '코트가 너무 예뻐요#광고', true],
  ['KOREA', '#광\u200b고 숨은 글자', true],
  ['KOREA', '#광고'.normalize('NFD'), true],
  ['KOREA', '#광고아님 내돈내산', false],
  ['KOREA', '#유료광고', true],
  ['KOREA', '#유료광고포함 봄 코디', true],
  ['KOREA', '#유료_광고_포함', true],
  ['KOREA', '[광고] 봄 코디 추천', true],
  ['KOREA', '［협찬］ 봄 코디', true],
  ['KOREA', '【유료 광고 포함】 봄 코디', true],
  ['KOREA', '[제품협찬/광고] 봄 코디', true],
  ['KOREA', '[광고주 모집] 봄 코디', false],
  ['KOREA', '#광고™', true],
  ['KOREA', '#광고①', true],
  ['KOREA', '#광고ℹ️ 봄', true],
  ['KOREA', '#광고1️⃣', true],
  ['KOREA', '#광고👩🏽‍🦰', true],
  ['KOREA', '#광고\u3164코트', true],
  ['KOREA', '#광고, #봄코디', true],
  ['KOREA', '#봄코디#협찬', true],
  ['KOREA', '﹟광고', true],
  ['KOREA', 'https://acme.kr/event#광고', false],
  ['KOREA', '코트https://acme.kr/event#광고', false],
  ['KOREA', 'acme.kr/event?tag=#광고', false],
  ['KOREA', '(https://acme.kr/event) #광고', true],
  ['KOREA', 'https://acme.kr/event＃광고', true],
  ['KOREA', '#광고https://acme.kr/event', true],
  ['KOREA', '체험단으로 다녀왔어요 #체험단 #AD', false],
  ['KOREA', '브랜드에서 제품을 제공받아 작성한 글입니다', null],
  ['KOREA', '이 글은 소정의 원고료를 받았습니다', null],
  ['KOREA', '유료 광고 포함', null],
  ['KOREA', '내돈내산 솔직 후기', false],
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
  ['JAPAN', '#プロモーション', true],
  ['JAPAN', '#ﾌﾟﾛﾓｰｼｮﾝ 春コーデ', true],
  ['JAPAN', '#プロモーション'.normalize('NFD'), true],
  ['JAPAN', '#宣伝', true],
  ['JAPAN', '【PR】春コーデ', true],
  ['JAPAN', '（広告）春コーデ', true],
  ['JAPAN', '#𝗣𝗥 #ootd', true],
  ['JAPAN', '#広告㊗️', true],
  ['JAPAN', '#ⓟⓡ', null],
  ['JAPAN', 'アクメ様から商品の提供を受けて投稿しています', null],
  ['JAPAN', 'https://acme.jp/、#広告', true],
  ['JAPAN', '#タイアップ', false],
  ['KOREA', 'Loving this coat! #AD #광고 #OOTD', true],
];

test.each(ads)('in %s, %j discloses a paid post: %s', (region, text, passed) => {
  expect(checkOf('AdTagNotExists', { region, text }).passed).toBe(passed);
});

test('accepts the network’s label; an unknown label fails nothing', () => {
  expect(checkOf('AdTagNotExists', { isMarkedPaid: true }).passed).toBe(true);
  expect(checkOf('AdTagNotExists', { isMarkedPaid: null })).toEqual({
    reason: 'AdTagNotExists',
    passed: null,
    evidence: '#광고 #협찬',
  });
});

const later = '봄 코디를 하나씩 소개할게요. '.repeat(220);
test.each<[region: Region, text: string, passed: boolean | null]>([
  ['KOREA', '[광고] 가을 코디\n\n오늘은 코트를 입었어요', true],
  ['KOREA', `가을 코디\n#유료광고포함\n${later}`, true],
  ['KOREA', `가을 코디\n${later}#협찬`, false],
  ['KOREA', `가을 코디\n${later}[광고]`, false],
  ['KOREA', `제품을 제공받았어요\n${later}`, null],
  ['KOREA', `${later}제품을 제공받았어요`, false],
  ['KOREA', '광고 | 가을 코디', null],
  ['KOREA', '가을 코디', false],
  ['JAPAN', `【PR】秋コーデ\n${later}`, true],
  ['JAPAN', `秋コーデ\n#プロモーション\n${later}`, true],
  ['JAPAN', `${later}#PR`, false],
])('a blog in %s discloses in its title or first lines: %#', (region, text, passed) => {
  expect(checkOf('AdTagNotExists', { region, text, snsType: 'Blog' }).passed).toBe(passed);
});

test('shows a disclosure that comes too late in a blog', () => {
  const check = checkOf('AdTagNotExists', { text: `${later}#협찬`, snsType: 'Blog' });
  expect(check.evidence).toBe('… #협찬');
});

const brandTags: [instagramId: string, text: string, passed: boolean | null][] = [
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
  ['seoul.thread', '@\u2068seoul.thread\u2069', true],
  ['@\u2068seoul.thread\u2069', '@seoul.thread', true],
  ['https://www.instagram.com/seoul.thread/', '@seoul.thread', true],
  ['seoul.thread', '.@seoul.thread 예뻐요', true],
  ['seoul.thread', '예뻐요…@seoul.thread', true],
  ['seoul.thread', 'so pretty...@seoul.thread', true],
  ['seoul.thread', '코트,@seoul.thread,@maison.hana', true],
  ['seoul.thread', 'coat w/@seoul.thread', true],
  ['seoul.thread', '@seoul.thread/코트', true],
  ['acme.official', '@acme.official™', true],
  ['acme.official', '@acme.official® 코트', true],
  ['acme.official', '__@acme.official', true],
  ['acme.official', '@acme.official.코트', true],
  ['acme.official', '@acme.official.Thanks', null],
  ['acme', '@ⓐⓒⓜⓔ', null],
  ['seoul.thread', 'threads.net/@seoul.thread', false],
  ['seoul.thread', 'https://www.threads.com/@seoul.thread/post/1', false],
  ['acme.official', 'https://www.youtube.com/@acme.official', false],
  ['acme.official', 'www.youtube.com/@acme.official', false],
  ['acme.official', '공식몰:m.youtube.com/@acme.official', false],
  ['acme.kr', 'mina_@acme.kr', false],
  ['half typed', '@half', null],
  ['reels', '@reels', null],
];

test.each(brandTags)('%s is tagged by %j: %s', (instagramId, text, passed) => {
  const check = checkOf('BrandTagNotExists', { text, brand: { ...plain.brand, instagramId } });
  expect(check.passed).toBe(passed);
});

test.each<[tags: string[], text: string, missing: string | null]>([
  [['서울스레드'], '#서울스레드\u3164', null],
  [['ザノース'], '#ザノース・フェイス', null],
  [['maison', 'hana'], '#maison#hana', null],
  [['#LOOK™'], '#look™', null],
  [['acme'], 'https://acme.kr/#acme', '#acme'],
  [['2026'], '#2026ss', '#2026'],
  [['2026'], '#2026 #ss', null],
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

test('leaves a required but impossible tag to a person, unless another one is missing', () => {
  const check = (...essentialHashtags: string[]) =>
    checkOf('NotExistEssentialHashTag', { text: '#maison', brand: { ...plain.brand, essentialHashtags } });
  expect(check('#A.P.C.', '#maison')).toMatchObject({ passed: null, evidence: '#A.P.C.' });
  expect(check('#A.P.C.', '#hana')).toMatchObject({ passed: false, evidence: '#hana' });
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

test('refuses more than five mentioned accounts, not counting email addresses', () => {
  const five = '@a1 @b2 @c3 @d4 @e5';
  expect(checkOf('OverlappingPersonTag', { text: `${five} mina@acme.kr` }).passed).toBe(true);
  const addresses = 'https://www.youtube.com/@f6 threads.net/@g7';
  expect(checkOf('OverlappingPersonTag', { text: `${five} ${addresses}` }).passed).toBe(true);
  expect(checkOf('OverlappingPersonTag', { text: `${five} ＠ｆ６` })).toMatchObject({
    passed: false,
    evidence: '6 × @',
  });
});

describe('facts', () => {
  test('fail a post after its deadline', () => {
    const passed = (postDueAt: string, postedAt: string) =>
      checkOf('UploadDeadlineExceeded', { postDueAt, postedAt }).passed;
    expect(passed(plain.postedAt, plain.postedAt)).toBe(false);
    // An extension to a day includes that whole day and no part of the next.
    const extended = endOfBusinessDay('2026-03-20');
    expect(passed(extended, '2026-03-20T14:59:59.999Z')).toBe(true);
    expect(passed(extended, '2026-03-20T15:00:00.000Z')).toBe(false);
  });

  test('that are unknown are left open', () => {
    const account = { ofLink: '@Mina', ofMember: 'mina' };
    expect(checkOf('SNSContentDeleted', {}).passed).toBeNull();
    expect(checkOf('SNSContentDeleted', { isDeleted: true }).passed).toBe(false);
    expect(checkOf('SNSContentMismatch', { account: { ...account, ofMember: null } }).passed).toBeNull();
    expect(checkOf('SNSContentMismatch', { account }).passed).toBe(true);
    expect(checkOf('SNSContentMismatch', { account: { ...account, ofMember: 'yuna' } }).passed).toBe(false);
  });
});

describe('the method', () => {
  const failed = ruleChecks({ ...plain, text: '@a @b @c @d @e @f' });
  const passed = ruleChecks({ ...plain, text: '#광고' });

  test('rejects for failed checks and shows the others', () => {
    expect(judge('NORMAL', failed, false)).toEqual({
      does: 'reject',
      reasons: ['AdTagNotExists', 'OverlappingPersonTag'],
    });
    expect(judge('NORMAL', passed, false)).toEqual({ does: 'show' });
  });

  test('does less if people are to decide', () => {
    expect(judge('NORMAL', failed, true)).toEqual({ does: 'show' });
    expect(judge('PASS__EXCEPT_EXPOSURE_CHECK', failed, false)).toEqual({ does: 'show' });
    expect(judge('MANUAL', failed, false)).toEqual({ does: 'nothing' });
  });
});
