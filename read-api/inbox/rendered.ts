import { type AboutKind, type TemplateCode, templateOf } from '#domain/inbox/templates.ts';
import { type Language, languageOfRegion } from '#domain/words/languages.ts';
import type { InboxAction } from './contract.ts';
import type { MessageFound } from './scope.ts';
import { en } from './texts/en.ts';
import { ja } from './texts/ja.ts';
import { ko } from './texts/ko.ts';
import type { MessageFacts, MessageText, MessageTexts } from './texts/message-texts.ts';

const texts: Readonly<Record<Language, MessageTexts>> = { ko, en, ja };

/** Renders the text of a message in the member's language. */
export function textOf(row: MessageFound): MessageText {
  const language = languageOfRegion[row.regionId ?? 'KOREA'];
  const { templates, noticeTag, unknown } = texts[language];
  const { templateCode } = row;
  if (templateCode === 'notice') {
    const text = row.noticeTexts?.[language];
    return text === undefined ? unknown : { tag: noticeTag, ...text };
  }
  return isKnown(templates, templateCode) ? templates[templateCode](factsOf(row, language)) : unknown;
}

function isKnown(templates: MessageTexts['templates'], code: TemplateCode): code is keyof typeof templates {
  return Object.hasOwn(templates, code);
}

function factsOf(row: MessageFound, language: Language): MessageFacts {
  const { pointAmount, amount, currency, plan, endDate, brand, useType, useStart, useEnd } = row;
  const { visitStart, eventBrand, proposalBrand, collaborationName } = row;
  const money = currency === null ? null : new Intl.NumberFormat(language, { style: 'currency', currency });
  return {
    points: new Intl.NumberFormat(language).format(pointAmount ?? 0),
    amount: money === null || amount === null ? null : money.format(amount),
    plan,
    endDate,
    use:
      brand === null || useType === null || useStart === null
        ? null
        : { brand, type: useType, startDate: useStart, endDate: useEnd },
    visit:
      eventBrand === null || visitStart === null
        ? null
        : { brand: eventBrand, time: timeIn(language).format(new Date(visitStart)) },
    proposal:
      proposalBrand === null || collaborationName === null
        ? null
        : { brand: proposalBrand, name: collaborationName },
  };
}

/** Both countries have UTC+9. */
const timeIn = (language: Language) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Seoul' });

const pathOf: Readonly<Record<AboutKind, ((id: number) => string) | null>> = {
  look: (id) => `/looks/${id}`,
  look_use: (id) => `/look-uses/${id}`,
  reservation: (id) => `/reservations/${id}`,
  proposal: (id) => `/proposals/${id}`,
  user_ticket: (id) => `/subscriptions/user-tickets/${id}`,
  payment: (id) => `/payments/${id}`,
  inbox_notice: null,
};

/** The page of the app that the message opens; null if there is none. */
export function actionOf({ aboutKind, aboutId, templateCode }: MessageFound): InboxAction | null {
  if (templateCode === 'cash_paid') return { type: 'path', value: '/cash', id: null };
  if (templateCode === 'points_given') return { type: 'path', value: '/points', id: null };
  const toPath = aboutKind === null ? null : pathOf[aboutKind];
  return toPath === null || aboutId === null ? null : { type: 'path', value: toPath(aboutId), id: aboutId };
}

/** The operation that an answer runs; null if it runs none. */
export function answerOf(
  { templateCode, aboutId }: MessageFound,
  answer: 'confirm' | 'deny',
): InboxAction | null {
  const value = templateOf(templateCode)?.remote?.[answer] ?? null;
  return value === null ? null : { type: 'remote', value, id: aboutId };
}
