import type { Role } from './actor.ts';
import { type Asked, refuse } from './decider.ts';
import type { DomainEvent } from './event.ts';
import type { AskedOfStaff } from './staff-role-kinds.ts';

/**
 * One row of a transition table. `to` is the resulting status, `same` where it stays, or `told` where the command or
 * the world says which. `guards` name further conditions, written beside the table; the first that speaks is heard.
 */
export interface Transition<
  Action extends string = string,
  Status extends string = string,
  Guard extends string = string,
> {
  action: Action;
  from: readonly Status[];
  to: Status | 'same' | 'told';
  event: string;
  who: readonly Role[];
  /** Which of the staff may; whoever does daily work where it is left out. */
  staff?: AskedOfStaff;
  guards?: readonly Guard[];
  /** The guards speak before the status does, since what they say helps a person on. */
  guardsFirst?: true;
  /** A reason must be given: the action is forced or takes something away. */
  reason?: 'required' | 'optional';
  /** The action that takes this one back, as a new command, where one does: all that people see is then as it was before. */
  undo?: string;
  /** From where on it does so; from every status where left out. */
  undoFrom?: readonly Status[];
}

/** What a guard may look at beside the standing. */
export interface Asking {
  /** The ISO instant of the question. A rule on time counts in business days, so that a preview can group by them. */
  at: string;
  /** What is asked for; null where it is only asked whether the action may be taken at all. */
  command: { readonly action: string } | null;
  /** Who asks: what a member may still do is at times less than what staff may. */
  role: Role;
}

/** A guard answers null where the action may go on, else the code of what stands in its way. */
export type Guards<Guard extends string, Standing> = Readonly<
  Record<Guard, (standing: Standing, asking: Asking) => string | null>
>;

/** All that an entity's commands are decided by, and all that buttons, previews and documents follow from. */
export interface Rules<
  Status extends string,
  Guard extends string,
  Standing extends WithStatus<Status>,
  Action extends string = string,
> {
  /** `stock_item`: the prefix of its error codes. */
  entity: string;
  table: readonly Transition<Action, Status, Guard>[];
  guards: Guards<Guard, Standing>;
}

/** What the read side and the dashboard show of one action: possible, or why not. */
export interface ActionAnswer<Action extends string = string> {
  name: Action;
  allowed: boolean;
  /** `status` where the present status does not take it, else the guard's code; null when allowed. */
  reasonCode: string | null;
}

/**
 * The event that a command leaves when it says all there is to say: its row's event, with what the command was told as
 * data. The tests of the tables compare it whole, so a payload and its event cannot drift apart.
 */
export function factOf<Event extends DomainEvent>(
  table: readonly Transition[],
  { action, ...data }: { action: string },
): Event {
  return { type: transitionOf(table, action).event, data } as Event;
}

interface WithStatus<Status extends string> {
  status: Status;
}

/** The row of an action. The tables hold each action once, so the name finds it. */
export function transitionOf<T extends Transition>(table: readonly T[], action: T['action']): T {
  const row = table.find((transition) => transition.action === action);
  if (row === undefined) throw new Error(`no transition named ${action}`);
  return row;
}

function obstacle<Status extends string, Guard extends string, Standing extends WithStatus<Status>>(
  row: Transition<string, Status, Guard>,
  guards: Guards<Guard, Standing>,
  standing: Standing,
  asking: Asking,
): string | null {
  const status = row.from.includes(standing.status) ? null : 'status';
  if (status !== null && !row.guardsFirst) return status;
  for (const name of row.guards ?? []) {
    const code = guards[name](standing, asking);
    if (code !== null) return code;
  }
  return status;
}

/** The error code that goes with a reason code; a removal's is the same for every kind of entity. */
export function errorCodeOf(entity: string, reasonCode: string): string {
  if (reasonCode === 'status') return `${entity}.transition_not_allowed`;
  return reasonCode === 'in_use' ? 'removal.in_use' : `${entity}.${reasonCode}`;
}

/** Every action that the role may ever take, each with whether it may be taken at the instant `at` and, where not, why. */
export function actionsFor<
  Status extends string,
  Guard extends string,
  Standing extends WithStatus<Status>,
  Action extends string,
>(
  { table, guards }: Rules<Status, Guard, Standing, Action>,
  standing: Standing,
  role: Role,
  at: string,
): ActionAnswer<Action>[] {
  return table
    .filter((row) => row.who.includes(role))
    .map((row) => {
      const reasonCode = obstacle(row, guards, standing, { at, command: null, role });
      return { name: row.action, allowed: reasonCode === null, reasonCode };
    });
}

/**
 * Why an action may not be taken at the instant `at`; null where it may, as far as can be told before its values are known.
 * `forbidden` where the role never may.
 */
export function obstacleTo<
  Status extends string,
  Guard extends string,
  Standing extends WithStatus<Status>,
  Action extends string,
>(
  { table, guards }: Rules<Status, Guard, Standing, Action>,
  standing: Standing,
  action: Action,
  { role, at }: { role: Role; at: string },
): string | null {
  const row = transitionOf(table, action);
  return row.who.includes(role) ? obstacle(row, guards, standing, { at, command: null, role }) : 'forbidden';
}

/**
 * Refuses a command that the table does not allow: `<entity>.forbidden` where the actor never may,
 * `<entity>.transition_not_allowed` with the current status and what is allowed from here, or the guard's
 * error code.
 */
export function checkTransition<
  Status extends string,
  Guard extends string,
  Standing extends WithStatus<Status>,
>(
  rules: Rules<Status, Guard, Standing>,
  standing: Standing,
  command: { readonly action: string },
  { actor, at }: Asked,
) {
  const { entity, table, guards } = rules;
  const { action } = command;
  const row = transitionOf(table, action);
  if (!row.who.includes(actor.label)) {
    return refuse('forbidden', `${entity}.forbidden`, `${actor.label} may not ${action}`, {
      action,
      who: [...row.who],
    });
  }
  const code = obstacle(row, guards, standing, { at, command, role: actor.label });
  if (code === null) return null;
  const allowed = actionsFor(rules, standing, actor.label, at)
    .filter((answer) => answer.allowed)
    .map((answer) => answer.name);
  const message =
    code === 'status'
      ? `cannot ${action} from ${standing.status}; allowed from here: ${allowed.join(', ') || 'nothing'}`
      : `cannot ${action}: ${code}`;
  return refuse('conflict', errorCodeOf(entity, code), message, {
    status: standing.status,
    asked: action,
    allowed,
  });
}
