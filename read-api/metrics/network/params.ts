import Type, { type Static } from 'typebox';
import { endOfBusinessDay, isDay } from '#domain/business-day.ts';
import { invalidQuery } from '#http/errors.ts';
import { IdParam, PeriodParam, TimeParam } from '#http/filters.ts';
import { LookFilters } from '../../looks/filters.ts';

/** The networks that tell of posts, by the last part of the address. */
export const networks = { instagram: 'Instagram', youtube: 'Youtube' } as const;
export type Network = keyof typeof networks;

const filters = {
  product_id: Type.Optional(IdParam),
  brand_id: Type.Optional(IdParam),
  user_id: Type.Optional(IdParam),
  certification_status: LookFilters.certification_status,
  created_time: Type.Optional(PeriodParam),
  created_time_after: Type.Optional(TimeParam),
  created_time_before: Type.Optional(TimeParam),
  as_of: Type.Optional(
    Type.String({
      maxLength: 10,
      description:
        'A day (YYYY-MM-DD): the reactions of the last count before its end in Korea. Default: now',
    }),
  ),
};

/** The filters of the file, whose time zone is that of its times. */
export const NetworkFileParams = Type.Object(filters, { additionalProperties: false });

export const NetworkParams = Type.Object(
  {
    ...filters,
    time_zone: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 60,
        description: 'IANA name of the time zone whose days are used. Default: UTC',
      }),
    ),
  },
  { additionalProperties: false },
);
export type NetworkParams = Static<typeof NetworkParams>;

/** The instant at which the day ends; null: now. */
export function endOf(asOf: string | undefined): string | null {
  if (asOf === undefined) return null;
  if (!isDay(asOf)) throw invalidQuery('as_of', 'must be a day (YYYY-MM-DD)');
  return endOfBusinessDay(asOf);
}
