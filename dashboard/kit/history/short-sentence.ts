import i18next, { type TFunction } from 'i18next';

const wholeClause = /^(.*?)[.;。]/s;
const loosePunctuation = /[\s:：,;、(（【“「]+$/u;
/** English words that wait for what varies: `Shipped with {{courier}}`. */
const looseWord = /\s(with|for|from|to|by|on|of)$/;

/** The name of an event type: its sentence up to what varies. */
export function shortSentence(t: TFunction, type: string): string {
  const template: unknown = i18next.getResource(i18next.language, 'translation', `history.event.${type}`);
  if (typeof template !== 'string') return t('history.unknownEvent', { type });
  const fixed = (template.split('{{')[0] ?? '').trim();
  const clause = wholeClause.exec(fixed)?.[1] ?? fixed;
  return clause.replace(loosePunctuation, '').replace(looseWord, '') || type;
}
