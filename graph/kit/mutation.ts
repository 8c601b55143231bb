import { builder } from './builder.ts';

/** Options of every mutation. Each may be sent as a header of the request instead, except the reason. */
export const MutationOptionsInput = builder.inputType('MutationOptions', {
  fields: (t) => ({
    idempotencyKey: t.string({
      description: 'One key has one effect. Each mutation of an operation uses the key with its alias.',
    }),
    reason: t.string({ description: 'Why the caller does this; the history shows it' }),
    revision: t.string({ description: 'The revision that the caller saw; another one is refused with 412' }),
  }),
});

/** A removed entity. */
export const Removed = builder.objectRef<{ id: number }>('Removed').implement({
  fields: (t) => ({ id: t.exposeInt('id') }),
});
