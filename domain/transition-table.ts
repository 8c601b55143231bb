import type { Role } from './actor.ts';
import { type Asked, refuse } from './decider.ts';
import type { DomainEvent } from './event.ts';
import type { AskedOfStaff } from './staff-role-kinds.ts';

/**
 * One row of a transition table. `to` is the resulting status, `same` if it stays, or `told` if the command or other streams
 * decide it. `guards` name further conditions, which are written beside the table. The first guard that refuses decides.
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
  /** The staff role that the action requires; `dailyWork` if omitted. */
  staff?: AskedOfStaff;
  guards?: readonly Guard[];
  /** Set if the guards are checked before the status, because their error codes are more helpful. */
  guardsFirst?: true;
  /** Set if the command takes a reason: it forces an action or takes something away. */
  reason?: 'required' | 'optional';
  /**
   * The action that undoes this one as a new command, if there is one. After the undo, people see everything as it was before.
   */
  undo?: string;
  /** The statuses from which the undo works; every status if omitted. */
  undoFrom?: readonly Status[];
}

/** What a guard knows besides the state. */
export interface Asking {
  /** The ISO instant of the command or of the question. Time rules count in business days, so that a preview can group by day. */
  at: string;
  /** The command; null if the caller only asks whether the action is possible. */
  command: { readonly action: string } | null;
  /** The role of the actor. Some actions have stricter limits for members than for staff. */
  role: Role;
}

/** The guards of a table. A guard returns null if the action may proceed, else the code of the obstacle. */
export type Guards<Guard extends string, Standing> = Readonly<
  Record<Guard, (standing: Standing, asking: Asking) => string | null>
>;

/** Everything that decides an entity's commands. Buttons, previews and documents derive from it. */
export interface Rules<
  Status extends string,
  Guard extends string,
  Standing extends WithStatus<Status>,
  Action extends string = string,
> {
  /** The prefix of the entity's error codes, for example `stock_item`. */
  entity: string;
  table: readonly Transition<Action, Status, Guard>[];
  guards: Guards<Guard, Standing>;
}

/** Whether an action is possible, for the read side and the dashboard; if not, the reason. */
export interface ActionAnswer<Action extends string = string> {
  name: Action;
  allowed: boolean;
  /**
   * Why the action is not possible: `status` if the current status does not allow it, else the guard's code. Null if it is
   * possible.
   */
  reasonCode: string | null;
}

/**
 * Builds the event of a command whose fields are exactly the event's data: the type from its row, the fields as data. The
 * tests of the tables compare whole events, so that a payload and its event cannot drift apart.
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

/**
 * Returns the row of an action. Each action has one row in a table.
 *
 * @throws Error if no row has the name.
 */
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

/** Returns the error code for a reason code. The code `removal.in_use` is the same for every kind of entity. */
export function errorCodeOf(entity: string, reasonCode: string): string {
  if (reasonCode === 'status') return `${entity}.transition_not_allowed`;
  return reasonCode === 'in_use' ? 'removal.in_use' : `${entity}.${reasonCode}`;
}

/**
 * Returns every action that the role may ever take. Each says whether it is possible at the instant `at`, and the reason if
 * not.
 */
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
 * Returns why an action is not possible at the instant `at`; null if it is possible, as far as this is known without the
 * command's values. Returns `forbidden` if the role may never take the action.
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
 * Refuses a command that the table does not allow. The error codes: `<entity>.forbidden` if the actor may never take the
 * action; `<entity>.transition_not_allowed` with the current status and the allowed actions; or the guard's error code.
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
