/** GET paths that the write API answers: only it has the pictures, sign-ins, mails and calls to outside services. */
const readsOfWriteSide = new RegExp(
  `^/v1/(?:${[
    'auth',
    'outbox',
    'outside-calls',
    'pictures',
    'reactions',
    'simulated-payments',
    'looks/certification_runs',
    'users/self/export',
    'users/[^/]+/(?:instagram|youtube)',
    'support-tickets/[^/]+/pictures',
  ].join('|')})(?:[/?]|$)`,
);

/** Returns whether the read API answers the call. */
export function isRead(method: string, url: string): boolean {
  return (
    !readsOfWriteSide.test(url) &&
    !/^\/graphql(?:[/?]|$)/.test(url) &&
    (method === 'GET' || method === 'HEAD')
  );
}
