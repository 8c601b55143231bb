import Type, { type Static } from 'typebox';
import { incidentTypes } from '#domain/incidents.ts';
import { Nullable, Page } from '#http/contract.ts';
import { IdParam, SomeOf, TextParam } from '#http/filters.ts';
import { ListQuery, OrderParam } from '#http/lists.ts';
import { BrandBrief } from '../briefs/contract.ts';
import { History, HistoryEntry, HistoryParams } from '../kit/history/contract.ts';

const { id, category, entityId, type, time, actor, reason, data, changes } = HistoryEntry.properties;
const { types, actors, names } = History.properties;

/** An event as its history shows it, and the entity it is about; the entity is null if it no longer exists. */
export const Incident = Type.Object({
  id,
  category,
  entityId,
  type,
  time,
  actor,
  reason,
  data,
  changes,
  about: Nullable(
    Type.Object({
      brand: BrandBrief,
      productName: Type.String(),
      stockCode: Type.String(),
      stockItemId: Type.Integer(),
      /** The tryset item that the incident is about; null if it concerns a garment outside of a rental. */
      trysetItemId: Nullable(Type.Integer()),
      trysetId: Nullable(Type.Integer()),
    }),
  ),
});
export type Incident = Static<typeof Incident>;

/**
 * A page of incidents. `types` and `actors` are filter choices that match the other filters; `names` has the names of
 * ids.
 */
export const Incidents = Type.Object({ ...Page(Incident).properties, types, actors, names });
export type Incidents = Static<typeof Incidents>;

export const incidentOrders = ['time'] as const;

const { actors: byActors, time_after, time_before } = HistoryParams;
export const IncidentsQuery = ListQuery({
  /** A part of the reason, of the garment's code or of the product's name; or the number of a tryset item or garment. */
  q: Type.Optional(TextParam),
  types: Type.Optional(SomeOf(incidentTypes)),
  actors: byActors,
  brand_id: Type.Optional(IdParam),
  time_after,
  time_before,
  order: OrderParam(incidentOrders),
});
export type IncidentsQuery = Static<typeof IncidentsQuery>;
