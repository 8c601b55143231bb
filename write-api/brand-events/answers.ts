import type { Occasion } from '#domain/brand-events/occasion-state.ts';
import type { AdditionalField } from '#domain/brand-events/reservation-events.ts';
import { personKey } from '#domain/members/person.ts';
import type { Sealed } from '#domain/sealed.ts';
import { unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';

interface Answering {
  occasion: Pick<Occasion, 'additionalQuestions'>;
  userId: number;
  /** The answers in the order of the questions. */
  answers: readonly string[] | undefined;
  /** Whether the answers may be missing: staff book by phone, and an invited member may answer without them. */
  isOptional: boolean;
}

/**
 * Seals the answers to an event's questions with the member's key, each with its question. Throws 422
 * `reservation.answers_missing` unless there is one for each question.
 */
export async function sealedAnswers(
  { seal }: Pick<WriteDeps, 'seal'>,
  { occasion: { additionalQuestions }, userId, answers, isOptional }: Answering,
): Promise<Sealed | null> {
  if (answers === undefined && (isOptional || additionalQuestions.length === 0)) return null;
  if (answers?.length !== additionalQuestions.length) {
    const message = 'send one answer for each question of the event, in the order of the questions';
    throw unprocessable('reservation.answers_missing', message, { additionalQuestions });
  }
  if (answers.length === 0) return null;
  const fields: AdditionalField[] = additionalQuestions.map((question, index) => ({
    question,
    answer: answers[index] ?? '',
  }));
  return seal(personKey('user', userId), fields);
}
