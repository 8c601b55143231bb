import Type, { type Static, type TObject, type TProperties, type TSchema } from 'typebox';
import type { Transition } from '#domain/transition-table.ts';
import type { Caller } from '#http/caller.ts';
import { VisibleText } from '#http/contract.ts';

/** How an action is asked for over HTTP: the fields of its body in snake_case, and the domain's command they mean. */
export interface ActionSpec<Command, State> {
  fields: TProperties;
  /** Whether a bulk call may give each entity its own fields. */
  ownFields?: boolean;
  /** Whether the command is made from the state, which must be the newest then, and not merely what the cache has. */
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

/** The whole body of an action: its own fields, and a reason where the table asks for one. */
export function bodyOf(row: Transition, fields: TProperties, extra: TProperties = {}): TSchema {
  const reason = row.reason === 'required' ? reasonText : Type.Optional(reasonText);
  return Type.Object({ ...extra, ...fields, reason }, { additionalProperties: false });
}
