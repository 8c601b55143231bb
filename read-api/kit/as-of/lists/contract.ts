import Type, { type Static, type TObject, type TProperties, type TSchema } from 'typebox';
import { Instant, OneOf, Page } from '#http/contract.ts';
import { moment } from '../contract.ts';

/** The points of a list's past. A list takes `as_of_recorded` only to answer that details alone know it. */
const AsOfListParams = {
  as_of: Type.Optional(
    Type.String({
      maxLength: 40,
      description: `The list at this time, by the times at which events happened. ${moment}`,
    }),
  ),
  as_of_recorded: Type.Optional(Type.String({ maxLength: 40, description: 'Details alone take it' })),
};
export type AsOfListParams = Static<TObject<typeof AsOfListParams>>;

/** Adds the point of the past to a list's parameters. */
export function ListThenQuery<Params extends TProperties>({ properties }: TObject<Params>) {
  return Type.Object({ ...properties, ...AsOfListParams }, { additionalProperties: false });
}

/** What became of a thing of a list between two instants. */
export const listChanges = ['entered', 'left', 'changed'] as const;
export type ListChange = (typeof listChanges)[number];

/** Adds the comparison of two instants to the parameters of a list's past. `statuses` are the list's own. */
export function CompareQuery<Params extends TProperties, const Status extends string>(
  params: TObject<Params>,
  statuses: readonly Status[],
) {
  const compare = {
    compare_to: Type.Optional(
      Type.String({ maxLength: 40, description: `The later instant, to compare with as_of. ${moment}` }),
    ),
    change: Type.Optional(OneOf(listChanges)),
    from_status: Type.Optional(OneOf(statuses)),
    to_status: Type.Optional(OneOf(statuses)),
  };
  const { properties } = ListThenQuery(params);
  return Type.Object({ ...properties, ...compare }, { additionalProperties: false });
}
export type CompareParams = {
  compare_to?: string;
  change?: ListChange;
  from_status?: string;
  to_status?: string;
};

/** The instant that a list of the past shows. */
export const ListAsOf = Type.Object({ by: Type.Literal('time'), time: Instant });
export type ListAsOf = Static<typeof ListAsOf>;

/** A page of a list, now or as it was: `asOf` tells the instant of the past. */
export function PageThen<Row extends TSchema>(row: Row) {
  return Type.Object({ ...Page(row).properties, asOf: Type.Optional(ListAsOf) });
}

const status = Type.Union([Type.String(), Type.Null()]);

/** From where to where a thing moved between two instants. Null: the list had it not. */
const Move = Type.Object({ change: OneOf(listChanges), fromStatus: status, toStatus: status });
export type Move = Static<typeof Move>;

/** The difference of a list between two instants: how many things moved between which statuses, those that stayed included. */
const ListDifference = Type.Object({
  entered: Type.Integer(),
  left: Type.Integer(),
  changed: Type.Integer(),
  matrix: Type.Array(Type.Object({ fromStatus: status, toStatus: status, count: Type.Integer() })),
});
export type ListDifference = Static<typeof ListDifference>;

/**
 * A page of a list, now, as it was, or as it differs between `asOf` and `compareTo`. A comparison's rows are the things that
 * differ: as they were at the later instant, or at the earlier one if they left.
 */
export function PageCompared<Fields extends TProperties>(row: TObject<Fields>) {
  return Type.Object({
    ...PageThen(Type.Object({ ...row.properties, move: Type.Optional(Move) })).properties,
    compareTo: Type.Optional(ListAsOf),
    difference: Type.Optional(ListDifference),
  });
}
