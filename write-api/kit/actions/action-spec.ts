import Type, { type TObject, type TProperties, type TSchema } from 'typebox';
import type { Transition } from '#domain/transition-table.ts';
import type { Caller } from '#http/caller.ts';
import { VisibleText } from '#http/contract.ts';
import { type Admitted, readerOfBodies } from '#http/validation.ts';

/** The action that a request wants. It makes the command for each entity. */
export interface WantedAction<Command, State> {
  /** True if the command depends on the state. The state is then the newest, not the cached one. */
  isOnState: boolean;
  /** Makes the command. `commandId` becomes the id of a new part of the entity, such as a memo. */
  toCommand(state: State, commandId: string, caller: Caller): Command;
}

/** How an action looks over HTTP: the fields of its body in snake_case, and how a body becomes the wanted action. */
export interface ActionSpec<Command, State> {
  fields: TProperties;
  /** True if a bulk call may give each entity its own fields. */
  hasOwnFields: boolean;
  /** Reads the action from a body with these fields. Throws 400 if one of them is wrong. */
  wantedBy(body: unknown): WantedAction<Command, State>;
}

/** Builds an action spec. The compiler checks the command against the fields. */
export function action<Fields extends TProperties, Command, State>(
  fields: Fields,
  toCommand: (body: Admitted<TObject<Fields>>, state: State, commandId: string, caller: Caller) => Command,
  { ownFields = false, onState = false }: { ownFields?: boolean; onState?: boolean } = {},
): ActionSpec<Command, State> {
  const read = readerOfBodies(Type.Object(fields));
  return {
    fields,
    hasOwnFields: ownFields,
    wantedBy(said) {
      const body = read(said);
      return { isOnState: onState, toCommand: (...given) => toCommand(body, ...given) };
    },
  };
}

/** Returns a wanted action with the same command for every entity. */
export function wanting<Command>(command: Command): WantedAction<Command, unknown> {
  return { isOnState: false, toCommand: () => command };
}

export const reasonText = VisibleText(500);

/** Returns the schema of an action's body: its own fields and a reason, which is required if the table says so. */
export function bodyOf(row: Transition, fields: TProperties, extra: TProperties = {}): TSchema {
  const reason = row.reason === 'required' ? reasonText : Type.Optional(reasonText);
  return Type.Object({ ...extra, ...fields, reason }, { additionalProperties: false });
}
