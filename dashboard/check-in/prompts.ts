import { courierCodes } from '#domain/couriers.ts';
import { houseReasons } from '#domain/stock/stock-status.ts';
import { faultTypes } from '#domain/tryset-items/item-kinds.ts';
import type { en } from '../i18n/en/index.ts';
import type { LabelGroup } from '../i18n/label.ts';
import type { Order } from './offers.ts';

export type QuestionName = keyof typeof en.checkIn.questions;

/** What an order asks for, one question after the other, each answered in the box. */
export type Question =
  | { name: QuestionName; kind: 'text' }
  /** Answered with the number of an option, from 1 on. */
  | { name: QuestionName; kind: 'choice'; options: readonly string[]; group: LabelGroup };

const reason: Question = { name: 'reason', kind: 'text' };

const asked: Readonly<Record<Order, readonly Question[]>> = {
  receive: [],
  complete: [],
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

/** An order that waits for answers. */
export interface Prompt {
  order: Order;
  answers: Answers;
}

/** The next question of an order; null when all are answered. */
export function questionOf({ order, answers }: Prompt): Question | null {
  return asked[order].find(({ name }) => answers[name] === undefined) ?? null;
}

/** The answer that a text is; null where it is none. */
export function answerTo(question: Question, text: string): string | null {
  const given = text.trim().slice(0, question.name === 'tracking_number' ? 60 : 500);
  if (question.kind === 'text') return given === '' ? null : given;
  const byNumber = /^\d{1,2}$/.test(given) ? question.options[Number(given) - 1] : undefined;
  return byNumber ?? question.options.find((option) => option.toLowerCase() === given.toLowerCase()) ?? null;
}
