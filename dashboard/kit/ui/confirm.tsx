import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Question } from './question.ts';

interface Asked extends Question {
  id: number;
  answer: (agreed: boolean) => void;
}

const asked = createStore<{ questions: readonly Asked[] }>(() => ({ questions: [] }));
let lastId = 0;

/** Asks the person to agree (true) or cancel (false). Several questions appear one after the other. */
export function confirm(question: Question): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  lastId += 1;
  const id = lastId;
  const answer = (agreed: boolean) => {
    asked.setState(({ questions }) => ({ questions: questions.filter((other) => other.id !== id) }));
    resolve(agreed);
  };
  asked.setState(({ questions }) => ({ questions: [...questions, { ...question, id, answer }] }));
  return promise;
}

/** Answers all open questions with no, since the person who could agree has left. */
export function cancelQuestions(): void {
  for (const { answer } of asked.getState().questions) answer(false);
}

const ConfirmBox = lazy(() => import('./confirm-box.tsx').then((m) => ({ default: m.ConfirmBox })));

/** Shows the open questions. */
export function Confirms() {
  const question = useStore(asked, ({ questions }) => questions[0]);
  if (question === undefined) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmBox key={question.id} question={question} onAnswer={question.answer} />
    </Suspense>
  );
}
