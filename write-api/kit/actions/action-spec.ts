import Type, { type Static, type TObject, type TProperties, type TSchema } from 'typebox';
import type { Transition } from '#domain/transition-table.ts';
import type { Caller } from '#http/caller.ts';
import { VisibleText } from '#http/contract.ts';

/** An action over HTTP: the fields of its body in snake_case, and the command that they make. */
export interface ActionSpec<Command, State> {
  fields: TProperties;
  /** Whether a bulk call may give each entity its own fields. */
  ownFields?: boolean;
  /** Whether the command depends on the state. The state is then the newest, not the cached one. */
  onState?: boolean;
  /** `commandId` names what the command itself creates, such as a memo. */
  toCommand(body: never, state: State, commandId: string, caller: Caller): Command;
}

/** An action spec whose command is checked against its fields. */
export function action<Fields extends TProperties, Command, State>(
  fields: Fields,
  toCommand: (body: Static<TObject<Fields>>, state: State, commandId: string, caller: Caller) => Command,
  options: { ownFields?: boolean; onState?: boolean } = {},
): ActionSpec<Command, State> {
  return { fields, toCommand, ...options };
}

export const reasonText = VisibleText(500);

/** The schema of an action's body: its own fields and a reason, which is required if the table says so. */
export function bodyOf(row: Transition, fields: TProperties, extra: TProperties = {}): TSchema {
  const reason = row.reason === 'required' ? reasonText : Type.Optional(reasonText);
  return Type.Object({ ...extra, ...fields, reason }, { additionalProperties: false });
}
