/**
 * Parts of the platform that the system does not have yet. The list must shrink: a test fails as soon as an entry exists.
 */
export const notBuiltYet = {
  enumerations: [
    'subscription payment status, other spelling',
    'invoice item type',
    'curator upload task',
    'sort order',
  ],
  /** Values missing from an enumeration. */
  values: {},
  /** Fields missing from the answer of an entity. */
  fields: {},
  /** Whole entities, with the part of a path that their calls will have. */
  entities: {},
} as const;
