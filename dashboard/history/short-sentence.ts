import i18next, { type TFunction } from 'i18next';

/** The name of an event type: its sentence up to what varies. */
export function shortSentence(t: TFunction, type: string): string {
  const template: unknown = i18next.getResource(i18next.language, 'translation', `history.event.${type}`);
  if (typeof template !== 'string') return t('history.unknownEvent', { type });
  const fixed = (template.split('{{')[0] ?? '').trim();
  const start = /[.。]/.test(fixed) ? fixed.replace(/([.。]).*$/s, '') : fixed;
  return start.replace(/[\s:：,;、(（【]+$/u, '') || type;
}
