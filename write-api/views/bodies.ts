import Type, { type Static } from 'typebox';
import { largestViewState, viewDensities } from '#domain/views/view-state.ts';
import { Nullable, OneOf, VisibleText } from '#http/contract.ts';

/** Matches the name of a list. The dashboard defines the lists, so any name of this form is accepted. */
export const roomPattern = '^[A-Za-z][A-Za-z0-9_-]{0,49}$';
const name = VisibleText(80);
const fieldName = { pattern: '^[A-Za-z_][A-Za-z0-9_.-]{0,63}$', maxLength: 64 } as const;

const State = Type.Object(
  {
    filters: Type.Record(Type.String(fieldName), Type.String({ minLength: 1, maxLength: 8000 }), {
      maxProperties: 50,
      additionalProperties: false,
      description: 'As in the address of the list',
    }),
    order: Nullable(Type.String({ pattern: '^-?[A-Za-z_][A-Za-z0-9_.-]{0,63}$', maxLength: 65 })),
    columns: Nullable(
      Type.Array(
        Type.Object(
          { field: Type.String(fieldName), hidden: Type.Boolean() },
          { additionalProperties: false },
        ),
        { maxItems: 100 },
      ),
    ),
    density: Nullable(OneOf(viewDensities)),
    size: Nullable(Type.Integer({ minimum: 1, maximum: 500 })),
  },
  {
    additionalProperties: false,
    description: 'At most 16,384 characters as JSON; null for the list’s default',
    maxJsonLength: largestViewState,
  },
);

export const CreateView = Type.Object(
  {
    room: Type.String({
      pattern: roomPattern,
      maxLength: 50,
      description: 'The list that the view belongs to',
    }),
    name,
    state: State,
    is_shared: Type.Optional(Type.Boolean({ description: 'Default false' })),
  },
  { additionalProperties: false },
);
export type CreateView = Static<typeof CreateView>;

/** The body of `PUT`. All fields of a view are required, since the API could not guess missing ones. */
export const ReplaceView = Type.Object(
  { name, state: State, is_shared: Type.Boolean() },
  { additionalProperties: false },
);

/** The body of `PATCH`, which has only the changed fields. */
export const ChangeView = Type.Object(
  { name: Type.Optional(name), state: Type.Optional(State), is_shared: Type.Optional(Type.Boolean()) },
  { additionalProperties: false },
);
export type ChangeView = Static<typeof ChangeView>;
