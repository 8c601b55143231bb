import { type Task, taskRow } from '#domain/check-in/tasks.ts';
import { houseReasons } from '#domain/stock/stock-status.ts';
import { stockItemTransitions } from '#domain/stock/stock-transitions.ts';
import { transitionOf } from '#domain/transition-table.ts';
import { trysetItemTransitions } from '#domain/tryset-items/item-transitions.ts';
import type { en } from '../i18n/en/index.ts';
import type { LabelGroup } from '../i18n/label.ts';
import type { AskedField } from '../kit/actions/fields.ts';
import { reasonField } from '../kit/actions/reason-field.ts';
import { stockActionForms } from '../stock/stock-action-forms.ts';
import { itemActionForms } from '../tryset-items/item-action-forms.ts';

export type QuestionName = keyof typeof en.checkIn.questions;

/** A question of a task. The person answers the questions one at a time in the scan box. */
export type Question =
  | { name: QuestionName; kind: 'text'; atMost: number }
  /** The person answers with an option's name or its number, counted from 1. */
  | { name: QuestionName; kind: 'choice'; options: readonly string[]; group: LabelGroup | null };

/** The fields that the desk asks for. The key or the scanned slot provides the other fields of an action. */
const asks: readonly QuestionName[] = ['reason', 'unavailable_reason', 'fault_type'];

/**
 * The desk offers fewer options for this question: a garment at the desk has no holder who could have paid for it.
 */
const fewer: Partial<Record<QuestionName, readonly string[]>> = { unavailable_reason: houseReasons };

/** Returns the questions for the required fields of the task's own action. */
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

/** The next question of a task; null once all are answered. */
export function questionOf({ task, answers }: Prompt): Question | null {
  return questionsOf(task).find(({ name }) => answers[name] === undefined) ?? null;
}

/** Parses the answer to a question; null if the text is not a valid answer. Cuts off texts that are too long. */
export function answerTo(question: Question, text: string): string | null {
  const given = text.trim();
  if (question.kind === 'text') return given === '' ? null : given.slice(0, question.atMost);
  const byNumber = /^\d{1,2}$/.test(given) ? question.options[Number(given) - 1] : undefined;
  return byNumber ?? question.options.find((option) => option.toLowerCase() === given.toLowerCase()) ?? null;
}
