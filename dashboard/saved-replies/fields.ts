import type { TFunction } from 'i18next';
import type { SavedReply } from '#read-api/saved-replies/contract.ts';
import type { Field, Values } from '../kit/fields/field.ts';

/** The form fields of a saved reply. */
export function savedReplyFields(t: TFunction): Field[] {
  const text = { kind: 'lines', required: true, atMost: 4000, lines: 4 } as const;
  return [
    { name: 'title', text: t('savedReply.fields.title'), kind: 'text', required: true },
    { name: 'text_en', text: t('savedReply.fields.textEn'), ...text },
    { name: 'text_ko', text: t('savedReply.fields.textKo'), ...text },
    { name: 'text_ja', text: t('savedReply.fields.textJa'), ...text },
  ];
}

export const savedReplyValues = ({ title, textEn, textKo, textJa }: SavedReply): Values => ({
  title,
  text_en: textEn,
  text_ko: textKo,
  text_ja: textJa,
});
