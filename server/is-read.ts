/** GET paths that the write API answers: only it has the pictures, sign-ins, mails and calls to outside services. */
const readsOfWriteSide = new RegExp(
  `^/(?:${[
    'v1/auth',
    'v1/outbox',
    'v1/outside-calls',
    'v1/pictures',
    'v1/reactions',
    'v1/simulated-payments',
    'v1/sns',
    'v1/looks/certification_runs',
    'v1/users/self/export',
    'v1/users/[^/]+/(?:instagram|youtube)',
    'v1/support-tickets/[^/]+/(?:letters|pictures)',
    'v1/closed-days/calendar',
    'v2/trysets/items/[^/]+/pictures',
    'v2/brand_subscriptions/[^/]+/upgrade_offer',
    'v2/brand_subscriptions/plans/[^/]+/offer',
    'graphql',
  ].join('|')})(?:[/?]|$)`,
);

/** POST paths that the read API answers: the platform's clients send the question as a body. */
const postsOfReadSide = /^\/v2\/orders\/invoice-items\/pdf(?:\?|$)/;

/** Returns whether the read API answers the call. */
export function isRead(method: string, url: string): boolean {
  if (method === 'POST') return postsOfReadSide.test(url);
  return !readsOfWriteSide.test(url) && (method === 'GET' || method === 'HEAD');
}
