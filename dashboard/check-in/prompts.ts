import { type Task, taskRow } from '#domain/check-in/tasks.ts';
import { houseReasons } from '#domain/stock/stock-status.ts';
import { stockItemTransitions } from '#domain/stock/stock-transitions.ts';
import { trackingNumber } from '#domain/text/tracking-number.ts';
import { transitionOf } from '#domain/transition-table.ts';
import { trysetItemTransitions } from '#domain/tryset-items/item-transitions.ts';
import type { en } from '../i18n/en/index.ts';
import type { LabelGroup } from '../i18n/label.ts';
import type { AskedField } from '../kit/actions/fields.ts';
import { reasonField } from '../kit/actions/reason-field.ts';
import { stockActionForms } from '../stock/stock-action-forms.ts';
import { itemActionForms } from '../tryset-items/item-action-forms.ts';

export type QuestionName = keyof typeof en.checkIn.questions;

/** A question of a task. The box takes one answer after the other. */
export type Question =
  | { name: QuestionName; kind: 'text'; atMost: number }
  /** The answer is the number of an option, from 1, or its name. */
  | { name: QuestionName; kind: 'choice'; options: readonly string[]; group: LabelGroup | null };

/** The questions of the desk. Other fields of an action come from the key or the scanned slot. */
const asks: readonly QuestionName[] = [
  'reason',
  'unavailable_reason',
  'fault_type',
  'courier',
  'tracking_number',
];

/** At the desk no member holds the garment, so the reason that a member paid for it is left out. */
const fewer: Partial<Record<QuestionName, readonly string[]>> = { unavailable_reason: houseReasons };

/** The required fields of the task's own action, from its form. */
function questionsOf(task: Task): Question[] {
  const { step } = taskRow(task);
  const form = step.on === 'stock' ? stockActionForms[step.action] : itemActionForms[step.action];
  const row =
    step.on === 'stock'
      ? transitionOf(stockItemTransitions, step.action)
      : transitionOf(trysetItemTransitions, step.action);
  const reason = reasonField(row);
  const fields = [...(form?.fields ?? []), ...(reason === null ? [] : [reason])];
  return fields.flatMap((field) => (field.required ? questionOfField(field) : []));
}

function questionOfField(field: AskedField): Question[] {
  const name = asks.find((each) => each === field.name);
  if (name === undefined) return [];
  if (field.kind === 'text') return [{ name, kind: 'text', atMost: field.atMost }];
  if (field.kind !== 'choice') return [];
  return [{ name, kind: 'choice', options: fewer[name] ?? field.options, group: field.group }];
}

export type Answers = Readonly<Record<string, string>>;

/** A task with its answers so far. */
export interface Prompt {
  task: Task;
  answers: Answers;
}

/** The next question of a task; null if all are answered. */
export function questionOf({ task, answers }: Prompt): Question | null {
  return questionsOf(task).find(({ name }) => answers[name] === undefined) ?? null;
}

/** Parses an answer; null if the text is not a valid one. */
export function answerTo(question: Question, text: string): string | null {
  const given = question.name === 'tracking_number' ? trackingNumber(text) : text.trim();
  if (question.kind === 'text') return given === '' ? null : given.slice(0, question.atMost);
  const byNumber = /^\d{1,2}$/.test(given) ? question.options[Number(given) - 1] : undefined;
  return byNumber ?? question.options.find((option) => option.toLowerCase() === given.toLowerCase()) ?? null;
}
