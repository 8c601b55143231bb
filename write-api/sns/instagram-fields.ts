import Type, { type Static } from 'typebox';
import { noFigures, type SnsFigures, type SnsProfile } from '#domain/members/sns-account.ts';
import { average, engagementRate } from './averages.ts';

/**
 * The fields of an account that both of Instagram's services return.
 * https://developers.facebook.com/docs/instagram-api/reference/ig-user
 */
export const accountFields = 'username,name,biography,followers_count,follows_count,media_count';

export const Told = Type.Object({
  username: Type.String(),
  name: Type.Optional(Type.String()),
  biography: Type.Optional(Type.String()),
  followers_count: Type.Optional(Type.Integer()),
  follows_count: Type.Optional(Type.Integer()),
  media_count: Type.Optional(Type.Integer()),
});

export const postFields = 'like_count,comments_count';
export const newestPosts = 25;

/** The newest posts, newest first. Likes are missing if the owner hides them. */
export const Posts = Type.Object({
  data: Type.Array(
    Type.Object({
      like_count: Type.Optional(Type.Integer()),
      comments_count: Type.Optional(Type.Integer()),
    }),
  ),
});

export function profileOf(
  internalId: string,
  { username, name, biography }: Static<typeof Told>,
): SnsProfile {
  return { username, internalId, title: name || null, description: biography || null };
}

export function figuresOf(told: Static<typeof Told>, { data: posts }: Static<typeof Posts>): SnsFigures {
  const followers = told.followers_count ?? null;
  const averages = {
    averageLikes: average(posts.map(({ like_count }) => like_count)),
    averageComments: average(posts.map(({ comments_count }) => comments_count)),
  };
  return {
    ...noFigures,
    ...averages,
    followers,
    follows: told.follows_count ?? null,
    posts: told.media_count ?? null,
    engagementRate: engagementRate(averages, followers),
  };
}
