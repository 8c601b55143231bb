import { type AccountOf, SocialRefusal } from './social.ts';

const written = /^local:([a-z0-9-]{1,40})$/;

/**
 * Simulates a provider on a test installation: `local:mina` signs in as mina. It calls no provider, and everybody can sign in.
 */
export const localAccounts: AccountOf = async (proof) => {
  const [, account] = written.exec('code' in proof ? proof.code : proof.token) ?? [];
  if (account === undefined) {
    throw new SocialRefusal('the provider is only simulated here; send a code or token like local:some-name');
  }
  return `local:${account}`;
};
