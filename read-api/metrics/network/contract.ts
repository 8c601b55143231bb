import Type, { type Static } from 'typebox';
import { Day, Instant, Nullable, OneOf } from '#http/contract.ts';
import { seriesUnits } from '../../figures/params.ts';
import { Count, OptionalText } from '../../kit/readable/fields.ts';
import { PictureSet } from '../../kit/shown/picture-contract.ts';

const Rate = Nullable(Type.Number());

/** Of the looks for which the network gave this number. Null: it gave none. */
const Spread = Type.Object({ sum: Nullable(Count), median: Rate, p90: Rate });

export const NetworkTotals = Type.Object({
  lookCount: Count,
  /** Looks for which the network gave numbers. */
  countedCount: Count,
  likes: Spread,
  comments: Spread,
  views: Spread,
  /** The median of the followers that the counts of the looks name. */
  followers: Rate,
  /** The median of likes and comments by follower, over looks that have all three; null if there are none. */
  engagementRate: Rate,
});
export type NetworkTotals = Static<typeof NetworkTotals>;

/** Looks posted in a part of the period, from the first day to the last. */
const NetworkDay = Type.Object({
  first: Day,
  last: Day,
  lookCount: Count,
  likes: Nullable(Count),
  comments: Nullable(Count),
  views: Nullable(Count),
  engagementRate: Rate,
});

/** A look with its reactions; null where the network gave none. */
export const NetworkLook = Type.Object({
  id: Count,
  user: Type.Object({ id: Count, username: OptionalText }),
  link: OptionalText,
  image: Nullable(PictureSet),
  postedTime: Instant,
  likes: Nullable(Count),
  comments: Nullable(Count),
  views: Nullable(Count),
  followers: Nullable(Count),
  engagementRate: Rate,
});
export type NetworkLook = Static<typeof NetworkLook>;

export const NetworkMetrics = Type.Object({
  /** The day whose end the reactions are of; null: now. */
  asOf: Nullable(Day),
  period: Type.Object({ from: Nullable(Instant), until: Nullable(Instant) }),
  unit: OneOf(seriesUnits),
  timeZone: Type.String(),
  totals: NetworkTotals,
  days: Type.Array(NetworkDay),
  /** The ten looks with the most likes, and the ten with the highest engagement. */
  top: Type.Object({ likes: Type.Array(NetworkLook), engagement: Type.Array(NetworkLook) }),
});
export type NetworkMetrics = Static<typeof NetworkMetrics>;
