import i18next, { type TFunction } from 'i18next';

const wholeClause = /^(.*?)[.;。]/s;
const loosePunctuation = /[\s:：,;、(（【“「]+$/u;
/** Matches the brackets around an optional part of a sentence. */
const partSigns = /\[\[|\]\]/g;
const varying = /\{\{[^}]*\}\}/g;
/** English prepositions that are left over before a variable: `Shipped with {{courier}}`. */
const looseWord = /\s(with|for|from|to|by|on|of)$/;

/** The name of an event type: its sentence up to the first variable. If a variable comes first, `…` replaces it. */
export function shortSentence(t: TFunction, type: string): string {
  const whole: unknown = i18next.getResource(i18next.language, 'translation', `history.event.${type}`);
  if (typeof whole !== 'string') return t('history.unknownEvent', { type });
  const template = whole.replaceAll(partSigns, '');
  const fixed = clauseOf((template.split('{{')[0] ?? '').trim());
  return (
    fixed.replace(loosePunctuation, '').replace(looseWord, '') || clauseOf(template.replace(varying, '…'))
  );
}

function clauseOf(text: string): string {
  return wholeClause.exec(text)?.[1] ?? text;
}
