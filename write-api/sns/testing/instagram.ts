import type { Answering, Given } from '../../testing/stand-in.ts';

/** Returns an error answer: https://developers.facebook.com/docs/graph-api/guides/error-handling */
export function instagramRefusal(status: number, code: number, headers = {}): Given {
  const error = { message: 'no', type: 'OAuthException', code, fbtrace_id: 'A' };
  return { status, headers, body: { error } };
}

/** The names and counts of an account, as both of Instagram's services return them. */
export const minaTold = {
  username: 'mina.looks',
  name: 'Mina',
  biography: 'Looks of Seoul',
  followers_count: 8_000,
  follows_count: 310,
  media_count: 142,
};

/** Two posts; the owner hides the likes of the first. */
export const minaPosts = { data: [{ comments_count: 9 }, { like_count: 200, comments_count: 12 }] };

/** Returns the answer about followers by one property: the counts of a breakdown, in no order, as the API returns them. */
export function followersBy(breakdown: string, counts: Record<string, number>): Given {
  const results = Object.entries(counts).map(([group, value]) => ({ dimension_values: [group], value }));
  const total_value = { breakdowns: [{ dimension_keys: [breakdown], results }] };
  const metric = { name: 'follower_demographics', period: 'lifetime', title: 'Follower demographics' };
  return { body: { data: [{ ...metric, total_value, id: '1784/insights' }] } };
}

const shares: Record<string, Record<string, number>> = {
  country: { JP: 1_500, KR: 6_000 },
  age: { '25-34': 3_000, '18-24': 4_500 },
  gender: { F: 5_000, M: 2_000, U: 500 },
};

/**
 * Simulates both services: lookups of other accounts at `/v24.0`, an account's own data at `/login`. `more` replaces some
 * answers.
 */
export function instagramServices(more: Record<string, Given> = {}): Answering {
  return ({ pathname, searchParams }) => {
    const breakdown = searchParams.get('breakdown') ?? '';
    const whole = breakdown === '' ? pathname : `${pathname} ${breakdown}`;
    return more[whole] ?? more[pathname] ?? usual(pathname, breakdown);
  };
}

function usual(pathname: string, breakdown: string): Given {
  switch (pathname) {
    case '/login/me':
      return { body: { ...minaTold, user_id: '17841400000000001', id: '99' } };
    case '/login/me/media':
      return { body: minaPosts };
    case '/login/me/insights':
      return followersBy(breakdown, shares[breakdown] ?? {});
    default:
      return { body: { business_discovery: { ...minaTold, media: minaPosts, id: '17841400000000001' } } };
  }
}
