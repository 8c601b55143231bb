import i18next, { type TFunction } from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { allEventTypes as types } from '#domain/written.ts';
import { knownAreas } from '../../areas.ts';
import { en } from '../../i18n/en/index.ts';
import { ja } from '../../i18n/ja/index.ts';
import { ko } from '../../i18n/ko/index.ts';
import { timeFormats } from '../preferences/time.ts';
import { areaWords } from './area-words.ts';
import { sentence } from './sentence.ts';
import { shortSentence } from './short-sentence.ts';

/** `types` is complete: the domain's tests reject an event type without a version. */
const languages = [
  ['en', en],
  ['ko', ko],
  ['ja', ja],
] as const;

let t: Record<'ko' | 'en' | 'ja', TFunction>;
beforeAll(async () => {
  const resources = { ko: { translation: ko }, en: { translation: en }, ja: { translation: ja } };
  await i18next.init({ lng: 'en', fallbackLng: false, interpolation: { escapeValue: false }, resources });
  t = { ko: i18next.getFixedT('ko'), en: i18next.getFixedT('en'), ja: i18next.getFixedT('ja') };
});

function say(
  language: 'ko' | 'en' | 'ja',
  category: string,
  type: string,
  data: Record<string, unknown>,
): string {
  const times = timeFormats(language, 'Asia/Seoul');
  return sentence(
    {
      t: t[language],
      category,
      times,
      known: { kinds: knownAreas.kinds, words: areaWords },
      names: { 'stock_item-7': 'S0000007' },
    },
    { type, data },
  );
}

describe('a sentence', () => {
  test.each([
    ['en', 'Shipped with CJ Logistics, tracking number 123.'],
    ['ko', '발송되었습니다. CJ대한통운 (운송장 123)'],
    ['ja', '発送されました。CJ大韓通運（追跡番号 123）'],
  ] as const)('translates codes: %s', (language, text) => {
    const data = { courier: 'CJ_LOGISTICS', trackingNumber: '123' };
    expect(say(language, 'tryset_item', 'TrysetItemShipped', data)).toBe(text);
  });

  test('names the fault for which an order’s item comes back, and counts what is deducted', () => {
    const asked = { itemId: 6_201, fault: 'buyer' };
    expect(say('en', 'order', 'OrderItemReturnRequested', asked)).toBe(
      'Return of an item was requested: 6201, Change of mind.',
    );
    expect(say('ko', 'order', 'OrderItemReturnRequested', asked)).toContain('단순 변심');
    expect(say('en', 'order', 'OrderItemReturned', { itemId: 6_201, deduction: 3_000 })).toBe(
      'An item was returned: 6201. Deduction: 3,000.',
    );
  });

  test.each([
    ['well done', 'Points were given: 3,000, Curator incentive. well done'],
    ['', 'Points were given: 3,000, Curator incentive.'],
  ])('ends with the message %j if it is not empty', (message, text) => {
    const data = { amount: 3_000, pointReason: 'curator_incentive', message };
    expect(say('en', 'point_account', 'PointsGiven', data)).toBe(text);
  });

  test('names holders, slots and the new status of a garment', () => {
    const holder = { kind: 'tryset_item', id: 12 };
    expect(
      say('en', 'stock_item', 'StockItemReservationReleased', {
        holder,
        stock: { to: 'unavailable', unavailableReason: 'lost' },
      }),
    ).toBe('Reservation for Tryset item 12 was released; garment: Out of use (Lost).');
    const slot = { sectorCode: 'A', cellCode: '03', slotNumber: 12 };
    expect(say('en', 'stock_item', 'StockItemEntered', { slot })).toBe('Entered into stock; slot: A-03-12.');
  });

  test('translates the roles and grades of members, whose grades differ from those of garments', () => {
    const role = { from: 'applying_only', to: 'curator' };
    expect(say('en', 'user', 'MemberRoleChanged', role)).toBe('Role was changed: Applicant → Curator.');
    expect(say('ko', 'user', 'MemberGradeChanged', { from: 'gray', to: 'black' })).toBe(
      '등급을 변경했습니다: 그레이 → 블랙.',
    );
  });

  test('tells the times of a visit, and leaves points out for brands, which do not see them', () => {
    const visit = { start: '2027-04-10T04:00:00.000Z', end: '2027-04-10T05:00:00.000Z' };
    expect(say('en', 'reservation', 'ReservationBooked', visit)).toBe(
      'The member has a seat from 10 Apr 2027, 13:00 to 10 Apr 2027, 14:00.',
    );
    const reward = { lookId: 81, cash: 40_000 };
    expect(say('en', 'reservation', 'ReservationRewarded', reward)).toBe(
      'The reward was given for look 81, money: 40,000.',
    );
    expect(say('ko', 'reservation', 'ReservationRewarded', { ...reward, points: 5_000 })).toBe(
      '보상을 지급했습니다: 룩 81, 5,000포인트, 현금 40,000.',
    );
  });

  test('says why the tryset of a proposal failed, by the code if it has no text', () => {
    const failed = (errorCode: string) => say('en', 'proposal', 'ProposalConfirmFailed', { errorCode });
    expect(failed('tryset.size_sold_out')).toBe('Tryset of the proposal failed: A size is sold out.');
    expect(failed('tryset.newer')).toBe('Tryset of the proposal failed: tryset.newer.');
  });

  test('calls entities by their names, or by their numbers if the names are unknown', () => {
    const data = { from: 7, to: 8, stock: { to: 'in_check' } };
    expect(say('en', 'tryset_item', 'TrysetItemStockReplaced', data)).toBe(
      `Stock item was replaced: S0000007 → no. 8; old garment: ${en.actions.stockTo.in_check}.`,
    );
    expect(say('ko', 'tryset_item', 'TrysetItemReturnAccepted', { pickupDate: '2026-03-05' })).toContain(
      '2026. 03. 05.',
    );
  });

  test.each([
    ['en', 'Delivery was set by force, without word of the courier.'],
    ['ko', '택배사 확인 없이 강제로 배송 완료 처리되었습니다.'],
    ['ja', '配送業者の確認なしに強制的に配達完了にしました。'],
  ] as const)('says that an action was forced: %s', (language, text) => {
    const said = (forced: boolean) => say(language, 'tryset_item', 'TrysetItemDelivered', { forced });
    expect(said(true)).toBe(text);
    expect(said(false)).not.toBe(text);
  });

  test('leaves out optional parts without a value', () => {
    expect(say('en', 'stock_item', 'StockItemEntered', { slot: null })).toBe('Entered into stock.');
    expect(say('en', 'tryset_item', 'TrysetItemReturnShipped', { courier: null, trackingNumber: null })).toBe(
      'Return shipped.',
    );
    expect(say('ko', 'tryset_item', 'TrysetItemShipped', { courier: 'CJ_LOGISTICS' })).toBe(
      '발송되었습니다. CJ대한통운',
    );
    expect(say('ja', 'stock_item', 'StockItemCheckCompleted', { grade: 'A', issue: null })).toBe(
      '検品が完了しました。等級：A。',
    );
  });

  test('says “None” for other missing values, and keeps written text unchanged', () => {
    expect(say('en', 'tryset_item', 'TrysetItemTracked', {})).toBe('Courier reports: None.');
    const message = '[[ {{amount}}]]';
    const data = { amount: 3_000, pointReason: 'curator_incentive', message };
    expect(say('en', 'point_account', 'PointsGiven', data)).toBe(
      `Points were given: 3,000, Curator incentive. ${message}`,
    );
  });

  test('exists for an unknown event type', () => {
    expect(say('en', 'look', 'FutureThingHappened', {})).toBe('Event “FutureThingHappened” was recorded.');
    expect(say('ko', 'look', 'FutureThingHappened', {})).toBe('이벤트 기록: “FutureThingHappened”');
  });

  test.each(languages)(
    'exists in %s for every event type, also without the fields that old versions lack',
    (language, texts) => {
      const sentences: Readonly<Record<string, string>> = texts.history.event;
      expect(types.filter((type) => !sentences[type])).toEqual([]);
      for (const type of Object.keys(sentences)) expect(say(language, 'x', type, {})).not.toContain('{{');
    },
  );

  test.each(languages)('has a unique short form in %s', async (language) => {
    await i18next.changeLanguage(language);
    const alike = Map.groupBy(types, (type) => shortSentence(t[language], type));
    expect([...alike].filter(([, several]) => several.length > 1)).toEqual([]);
    // Each short form must differ from the type's code.
    expect(types.filter((type) => alike.has(type))).toEqual([]);
  });
});
