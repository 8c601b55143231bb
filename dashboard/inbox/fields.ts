import type { TFunction } from 'i18next';
import { noticeTextAtMost, noticeTitleAtMost } from '#domain/inbox/inbox-kinds.ts';
import { languages } from '#domain/words/languages.ts';
import type { Field } from '../kit/fields/field.ts';

/** The form fields of a notice: a title and a text in each language. */
export const noticeFields = (t: TFunction): Field[] =>
  languages.flatMap((language): Field[] => [
    {
      name: `texts/${language}/title`,
      text: t('inbox.notice.titleIn', { language: t(`shell.languages.${language}`) }),
      kind: 'text',
      required: true,
      atMost: noticeTitleAtMost,
    },
    {
      name: `texts/${language}/description`,
      text: t('inbox.notice.textIn', { language: t(`shell.languages.${language}`) }),
      kind: 'lines',
      lines: 3,
      required: true,
      atMost: noticeTextAtMost,
    },
  ]);
