import { partsOf } from '#domain/comments/comment-text.ts';
import type { Words } from '../kit/history/words.ts';

/** A text of a history, with those whom it mentions by the names that the history knows. */
export const mentionWords: NonNullable<Words['text']> = (text, { t, named }) =>
  partsOf(text)
    .map((part) => {
      if (typeof part === 'string') return part;
      return `@${named(part.label, part.id) ?? t('history.actorWithoutName', { role: t(`history.actor.${part.label}`), id: part.id })}`;
    })
    .join('');
