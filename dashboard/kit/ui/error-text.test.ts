import i18next, { type TFunction } from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { knownAreas } from '../../areas.ts';
import { en } from '../../i18n/en/index.ts';
import { ApiError, SignedOutError } from '../client/api-error.ts';
import { serverProblems } from '../edit/server-problems.ts';
import { errorText } from './error-text.ts';

let t: TFunction;
beforeAll(async () => {
  const i18n = i18next.createInstance();
  await i18n.init({ lng: 'en', fallbackLng: false, resources: { en: { translation: en } } });
  t = i18n.t;
});

const refusal = (errorCode: string, detail: unknown = null) =>
  new ApiError({ method: 'POST', endpoint: '/v1/x', status: 409, message: 'no', errorCode, detail });

test.each([
  ['stock_item', 'in_use', en.stockItem.status.in_use],
  ['tryset_item', 'purchased', en.trysetItem.status.purchased],
  ['stock_item', 'newer', 'newer'],
])('a refused transition of a %s in status %s names the status', (kind, status, text) => {
  const told = errorText(t, refusal(`${kind}.transition_not_allowed`, { status }));
  expect(told).toBe(t('errors.transition', { status: text }));
});

test('a call while signed out asks for a sign-in', () => {
  expect(errorText(t, new SignedOutError('GET', '/v1/x'))).toBe('You are signed out. Sign in to go on.');
});

test('a refusal has the text of its area, with values from its detail', () => {
  const told = errorText(t, refusal('payment.refund_too_high', { left: 9_000, amount: 10_000 }));
  expect(told).toBe('At most 9,000 can still be refunded.');
  expect(errorText(t, refusal('payment.newer'))).toBe(t('errors.unexpected', { message: 'no' }));
});

test.each([
  'charge_under_way',
  'ended',
  'overdue',
  'card_unusable',
  'too_many_attempts',
  'not_taken',
] as const)('a refused charge has the text of payment.%s', (code) => {
  expect(errorText(t, refusal(`payment.${code}`))).toBe(en.payment.refused[code]);
});

test('an error about one field appears at the field if the form has it', () => {
  const { fieldsOfCodes } = knownAreas;
  const taken = refusal('claim.stock_code_taken');
  expect(serverProblems(t, taken, ['code'], fieldsOfCodes).fields).toEqual({
    code: en.forms.refused.claim_stock_code_taken,
  });
  expect(serverProblems(t, taken, ['name'], fieldsOfCodes)).toEqual({
    fields: {},
    whole: en.forms.refused.claim_stock_code_taken,
  });
});

test('an unusable hashtag is named below its field', () => {
  const refused = refusal('brand.hashtag_unusable', { hashtag: '#A.P.C.', endsAt: '.' });
  const { fields } = serverProblems(t, refused, ['essential_hashtags'], knownAreas.fieldsOfCodes);
  expect(fields.essential_hashtags).toContain('#A.P.C.');
});
