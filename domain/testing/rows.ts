import type { Role } from '../actor.ts';
import type { Transition } from '../transition-table.ts';

/** A row of a decided transition table in plain words, independent of the code's table. */
export interface DecidedRow {
  action: string;
  from: string[];
  to: string;
  event: string;
  who: Role[];
  reason: 'required' | 'not';
  /** The row's conditions besides the status. Each is a fact of the test. */
  when: string[];
}

const words = (cell = '') => cell.split(',').flatMap((word) => word.trim() || []);

/** Reads rows of `action | from | to | event | who | reason? | when`; `abbreviations` name groups of statuses. */
export function readRows(
  text: string,
  abbreviations: Readonly<Record<string, readonly string[]>>,
): DecidedRow[] {
  const lines = text.split('\n').filter((line) => line.includes('|'));
  return lines.map((line) => {
    const [action = '', from, to = '', event = '', who, reason, when] = line
      .split('|')
      .map((cell) => cell.trim());
    return {
      action,
      from: words(from).flatMap((word) => abbreviations[word] ?? [word]),
      to,
      event,
      who: words(who) as Role[],
      reason: reason === 'reason' ? 'required' : 'not',
      when: words(when),
    };
  });
}

/** Returns the rows of a code table or a decided table in a comparable form: without order and optional reasons. */
export function comparable(rows: readonly (DecidedRow | Transition)[]) {
  return rows
    .map(({ action, from, to, event, who, reason }) => ({
      action,
      from: from.toSorted(),
      to,
      event,
      who: who.toSorted(),
      reason: reason === 'required' ? 'required' : 'not',
    }))
    .sort((one, other) => one.action.localeCompare(other.action));
}

/** Returns the actions that a role may take from a status while these facts are true, sorted. */
export function decidedActions(
  rows: readonly DecidedRow[],
  status: string,
  role: Role,
  facts: ReadonlySet<string>,
): string[] {
  return rows
    .filter(
      (row) =>
        row.who.includes(role) && row.from.includes(status) && row.when.every((fact) => facts.has(fact)),
    )
    .map((row) => row.action)
    .sort();
}
