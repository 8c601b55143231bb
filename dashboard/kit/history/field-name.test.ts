import i18next, { type TFunction } from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { agencyWords } from '#domain/agencies/words/ko.ts';
import { ticketWords } from '#domain/support-tickets/words/ko.ts';
import { ko } from '../../i18n/ko/index.ts';
import { fieldName } from './field-name.ts';

let t: TFunction;
beforeAll(async () => {
  const i18n = i18next.createInstance();
  await i18n.init({ lng: 'ko', fallbackLng: false, resources: { ko: { translation: ko } } });
  t = i18n.getFixedT('ko');
});

test.each([
  ['agency', 'url', agencyWords.url],
  ['agency_contact', 'position', agencyWords.position],
  ['member_agencies', 'links', agencyWords.links],
  ['support_ticket', 'pictures', ticketWords.pictures],
  ['agency', 'status', ko.history.field.status],
  ['product', 'pictures', ko.history.field.pictures],
  ['product', 'newerThanThis', 'newerThanThis'],
])('a field of a stream of %s: %s', (category, field, name) => {
  expect(fieldName({ t, category }, field)).toBe(name);
});
