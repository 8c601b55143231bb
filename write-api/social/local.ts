import { type AccountOf, SocialRefusal } from './social.ts';

const written = /^local:([a-z0-9-]{1,40})$/;

/** Plays a provider in a house for trying things: whoever says `local:mina` is mina. Nobody is asked, and everybody is let in. */
export const localAccounts: AccountOf = async (proof) => {
  const [, account] = written.exec('code' in proof ? proof.code : proof.token) ?? [];
  if (account === undefined) {
    throw new SocialRefusal('this house only plays the provider: a code or token reads local:some-name here');
  }
  return `local:${account}`;
};
