import Type from 'typebox';
import { Value } from 'typebox/value';
import { type FollowerGroup, noFigures, type SnsFigures } from '#domain/members/sns-account.ts';
import { percent, sum } from './averages.ts';
import { type Access, askInstagram, codeOf, told, unreadable } from './instagram-ask.ts';

/** The form of the answer about followers. Any part is missing if there is nothing to report. */
const Insights = Type.Object({
  data: Type.Array(
    Type.Object({
      total_value: Type.Optional(
        Type.Object({
          breakdowns: Type.Optional(
            Type.Array(
              Type.Object({
                results: Type.Optional(
                  Type.Array(
                    Type.Object({ dimension_values: Type.Tuple([Type.String()]), value: Type.Integer() }),
                  ),
                ),
              }),
            ),
          ),
        }),
      ),
    }),
  ),
});

/**
 * The minimum number of followers: Instagram reports nothing about fewer.
 * https://developers.facebook.com/docs/instagram-platform/api-reference/instagram-user/insights
 */
const fewest = 100;

type Breakdown = 'country' | 'age' | 'gender';
type Groups = Pick<SnsFigures, 'femaleRate' | 'groups'>;

/**
 * Reads the groups of an account's followers with the account's own token. Instagram returns the 45 largest groups of the
 * followers that it knows about.
 */
export async function followerGroups(
  own: Access,
  followers: number | null,
  signal: AbortSignal | undefined,
): Promise<Groups> {
  if (followers !== null && followers < fewest) return { femaleRate: null, groups: noFigures.groups };
  const [countries, ages, genders] = await Promise.all([
    groupsBy(own, 'country', signal),
    groupsBy(own, 'age', signal),
    groupsBy(own, 'gender', signal),
  ]);
  const women = genders.filter(({ group }) => group === 'F');
  return {
    femaleRate: percent(countOf(women), countOf(genders)),
    groups: { ...noFigures.groups, nationality: countries, age: ages.toSorted(byName) },
  };
}

/** Reads the groups by one property, the largest group first. */
async function groupsBy(
  own: Access,
  breakdown: Breakdown,
  signal: AbortSignal | undefined,
): Promise<FollowerGroup[]> {
  const metric = { metric: 'follower_demographics', period: 'lifetime', metric_type: 'total_value' };
  const answer = await askInstagram(own, 'me/insights', { ...metric, breakdown }, signal);
  if (isNotPermitted(codeOf(answer))) return [];
  const insights = told(answer);
  if (!Value.Check(Insights, insights)) throw unreadable('me/insights');
  const results = insights.data
    .flatMap(({ total_value }) => total_value?.breakdowns ?? [])
    .flatMap((each) => each.results ?? [])
    .toSorted((one, other) => other.value - one.value);
  const all = sum(results.map(({ value }) => value));
  return results.map(({ dimension_values: [group], value }) => ({
    group,
    count: value,
    rate: percent(value, all),
  }));
}

/**
 * Returns whether an error code means that the member refused permission to read the followers.
 * https://developers.facebook.com/docs/graph-api/guides/error-handling
 */
function isNotPermitted(code: number | null): boolean {
  return code !== null && (code === 10 || (code >= 200 && code <= 299));
}

function countOf(groups: readonly FollowerGroup[]): number {
  return sum(groups.map(({ count }) => count ?? 0));
}

function byName({ group: one }: FollowerGroup, { group: other }: FollowerGroup): number {
  return one < other ? -1 : 1;
}
