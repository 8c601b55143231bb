import Type, { type Static } from 'typebox';
import { Nullable } from '#http/contract.ts';

const Reason = Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' });

export const ParkedParams = Type.Object({
  projection: Type.String({ minLength: 1, maxLength: 100 }),
  entity: Type.String({ minLength: 1, maxLength: 300 }),
});
export type ParkedParams = Static<typeof ParkedParams>;

/** `POST /v1/replay/parked/{projection}/{entity}/retry` and `…/skip`. */
export const ParkedAction = Type.Object(
  {
    position: Type.String({
      pattern: '^\\d{1,18}$',
      description: 'Of the event that stands first, as the list says: another one is a 409',
    }),
    reason: Reason,
  },
  { additionalProperties: false },
);
export type ParkedAction = Static<typeof ParkedAction>;

/** What was recorded; a read with `x-min-position` of that position shows what became of it. */
export const ParkedAnswer = Type.Object({
  projection: Type.String(),
  entity: Type.String(),
  status: Type.Enum(['retried', 'skipped']),
  revision: Type.String(),
  position: Type.String(),
});
export type ParkedAnswer = Static<typeof ParkedAnswer>;

/** `POST /v1/replay/rebuilds`. */
export const RequestRebuild = Type.Object(
  {
    projections: Type.Optional(
      Nullable(
        Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
          minItems: 1,
          maxItems: 100,
          description:
            'Names of projections, which are built with what belongs together with them; all when left out',
        }),
      ),
    ),
    reason: Type.Optional(Reason),
  },
  { additionalProperties: false },
);
export type RequestRebuild = Static<typeof RequestRebuild>;

/** `POST /v1/replay/rebuilds/cancel`, `…/switch-back` and `…/drop-old`; nothing has to be said. */
export const RebuildAction = Type.Object({ reason: Type.Optional(Reason) }, { additionalProperties: false });
export type RebuildAction = Static<typeof RebuildAction>;
