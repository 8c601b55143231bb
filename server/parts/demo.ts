import { demoSignIns } from '#demo/accounts.ts';
import { isAnybodyThere, maySignIn } from '#write-api/auth/credentials.ts';
import type { WriteDeps } from '#write-api/deps.ts';
import { noReads } from '#write-api/read-side.ts';
import { bringsDemo } from '../first-start.ts';
import { type OpenWrites, openWrites } from '../open-writes.ts';
import type { Part } from '../part.ts';
import { seedHouse } from '../seed-house.ts';

const following = 'Its demo data follow: the lists fill within a minute';

/** Adds the demo data once the server listens, if `bringsDemo` says so. Announces the demo accounts. */
export const demo: Part = {
  name: 'demo',
  async start({ app, backend, config, secrets, stopped }) {
    const open = () => openWrites(backend, config.backend, secrets, noReads, (error) => app.log.warn(error));
    // A given backend never gets the demo data, so only the announcement needs a write side.
    if (config.backend.given !== undefined) return { announce: () => signInsOf(open), stop: async () => {} };
    const writes = await open();
    const { deps } = writes;
    const isBrought = await bringsDemo(config, deps.streams.client, deps.clock);
    const stopping = new AbortController();
    const signal = AbortSignal.any([stopped, stopping.signal]);
    const accounts = Promise.withResolvers<void>();
    let seeding: Promise<void> = Promise.resolve();
    let isComplete = !isBrought;
    return {
      afterReady() {
        if (!isBrought) return accounts.resolve();
        const onAway = (error: unknown) =>
          app.log.warn(error, 'seeding the demo data continues once the store answers');
        seeding = seedHouse(deps, signal, { onAccounts: accounts.resolve, onAway })
          .then(() => {
            isComplete = true;
          })
          .catch((error: unknown) => {
            if (!signal.aborted)
              app.log.error(error, 'the demo data are incomplete; restart the server to continue');
          })
          .finally(accounts.resolve);
      },
      async announce() {
        await accounts.promise;
        if (signal.aborted) return [];
        return isComplete ? signIns(deps) : [...(await signIns(deps)), following];
      },
      async stop() {
        stopping.abort();
        await seeding;
        await writes.close();
      },
    };
  },
};

async function signInsOf(open: () => Promise<OpenWrites>): Promise<string[]> {
  const { deps, close } = await open();
  return signIns(deps).finally(close);
}

/** Lists the accounts that accept the demo password, or says that nobody can sign in yet. */
async function signIns(deps: WriteDeps): Promise<string[]> {
  const { usernames, password } = demoSignIns;
  const able = await Promise.all(usernames.map((username) => maySignIn(deps, username, password)));
  const names = usernames.filter((_, index) => able[index]);
  if (names.length > 0) return [`Sign in as ${names.join(', ')} with the password ${password}`];
  return (await isAnybodyThere(deps)) ? [] : ['Nobody can sign in yet: npm run staff -- add NAME'];
}
