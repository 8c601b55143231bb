import type { Task } from '#domain/check-in/tasks.ts';
import { courierCodes } from '#domain/couriers.ts';
import { houseReasons } from '#domain/stock/stock-status.ts';
import { faultTypes } from '#domain/tryset-items/item-kinds.ts';
import type { en } from '../i18n/en/index.ts';
import type { LabelGroup } from '../i18n/label.ts';

export type QuestionName = keyof typeof en.checkIn.questions;

/** What a task asks for, one question after the other, each answered in the box. */
export type Question =
  | { name: QuestionName; kind: 'text' }
  /** Answered with the number of an option, from 1 on. */
  | { name: QuestionName; kind: 'choice'; options: readonly string[]; group: LabelGroup };

const reason: Question = { name: 'reason', kind: 'text' };

const asked: Readonly<Record<Task, readonly Question[]>> = {
  receive: [],
  accept: [],
  ask: [],
  grade: [],
  stow: [],
  enter: [],
  release: [],
  recover: [],
  ready_out: [],
  check_again: [],
  hold: [reason],
  came_back: [reason],
  unavailable: [
    {
      name: 'unavailable_reason',
      kind: 'choice',
      options: houseReasons,
      group: 'stockItem.unavailableReason',
    },
  ],
  defer: [{ name: 'fault_type', kind: 'choice', options: faultTypes, group: 'trysetItem.fault' }, reason],
  announce: [
    { name: 'courier', kind: 'choice', options: courierCodes, group: 'couriers' },
    { name: 'tracking_number', kind: 'text' },
  ],
};

export type Answers = Readonly<Record<string, string>>;

/** A task that waits for answers. */
export interface Prompt {
  task: Task;
  answers: Answers;
}

/** The next question of a task; null when all are answered. */
export function questionOf({ task, answers }: Prompt): Question | null {
  return asked[task].find(({ name }) => answers[name] === undefined) ?? null;
}

/** The answer that a text is; null where it is none. */
export function answerTo(question: Question, text: string): string | null {
  const given = text.trim().slice(0, question.name === 'tracking_number' ? 60 : 500);
  if (question.kind === 'text') return given === '' ? null : given;
  const byNumber = /^\d{1,2}$/.test(given) ? question.options[Number(given) - 1] : undefined;
  return byNumber ?? question.options.find((option) => option.toLowerCase() === given.toLowerCase()) ?? null;
}
