import Type, { type Static } from 'typebox';
import { largestViewState, viewDensities } from '#domain/views/view-state.ts';
import { Nullable, OneOf, VisibleText } from '#http/contract.ts';

/** Rooms are the dashboard's affair: any name of this form is taken. */
export const roomPattern = '^[A-Za-z][A-Za-z0-9_-]{0,49}$';
const name = VisibleText(80);
const fieldName = { pattern: '^[A-Za-z_][A-Za-z0-9_.-]{0,63}$', maxLength: 64 } as const;

const State = Type.Object(
  {
    filters: Type.Record(Type.String(fieldName), Type.String({ minLength: 1, maxLength: 8000 }), {
      maxProperties: 50,
      additionalProperties: false,
      description: 'As the address of the list writes them',
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
    description: 'At most 16,384 characters as JSON; null is the list’s own choice',
    maxJsonLength: largestViewState,
  },
);

export const CreateView = Type.Object(
  {
    room: Type.String({ pattern: roomPattern, maxLength: 50, description: 'The list that the view is of' }),
    name,
    state: State,
    is_shared: Type.Optional(Type.Boolean({ description: 'Default false' })),
  },
  { additionalProperties: false },
);
export type CreateView = Static<typeof CreateView>;

/** A view as a whole: what is left out of a `PUT` would be guessed. */
export const ReplaceView = Type.Object(
  { name, state: State, is_shared: Type.Boolean() },
  { additionalProperties: false },
);

/** Only what changes. */
export const ChangeView = Type.Object(
  { name: Type.Optional(name), state: Type.Optional(State), is_shared: Type.Optional(Type.Boolean()) },
  { additionalProperties: false },
);
export type ChangeView = Static<typeof ChangeView>;
