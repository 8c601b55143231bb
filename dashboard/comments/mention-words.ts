import { partsOf } from '#domain/comments/comment-text.ts';
import type { Words } from '../kit/history/words.ts';

/** Replaces the mentions in a text of a history with names from the history's answer. */
export const mentionWords: NonNullable<Words['text']> = (text, { t, named }) =>
  partsOf(text)
    .map((part) => {
      if (typeof part === 'string') return part;
      return `@${named(part.label, part.id) ?? t('history.actorWithoutName', { role: t(`history.actor.${part.label}`), id: part.id })}`;
    })
    .join('');
