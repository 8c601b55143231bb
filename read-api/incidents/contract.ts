import Type, { type Static } from 'typebox';
import { Nullable } from '#http/contract.ts';
import { IdParam, SomeOf } from '#http/filters.ts';
import { ListQuery, OrderParam } from '#http/lists.ts';
import { History, HistoryEntry, HistoryQuery } from '../history/contract.ts';
import { BrandBrief } from '../tryset-items/contract.ts';
import { incidentTypes } from './incidents.ts';

/** An event as histories show it, with what it is about; null where that is not there any more. */
export const Incident = Type.Object({
  ...HistoryEntry.properties,
  about: Nullable(
    Type.Object({
      brand: BrandBrief,
      productName: Type.String(),
      stockCode: Type.String(),
      stockItemId: Type.Integer(),
      /** Null where it happened to a garment by itself. */
      trysetItemId: Nullable(Type.Integer()),
      trysetId: Nullable(Type.Integer()),
    }),
  ),
});
export type Incident = Static<typeof Incident>;

/** As a history, with the types and actors that the other filters leave. */
export const Incidents = Type.Object({ ...History.properties, data: Type.Array(Incident) });
export type Incidents = Static<typeof Incidents>;

export const incidentOrders = ['time'] as const;

const { actors, time_after, time_before } = HistoryQuery.properties;
export const IncidentsQuery = ListQuery({
  types: Type.Optional(SomeOf(incidentTypes)),
  actors,
  brand_id: Type.Optional(IdParam),
  time_after,
  time_before,
  order: OrderParam(incidentOrders),
});
export type IncidentsQuery = Static<typeof IncidentsQuery>;
