import { demoSignIns } from '#demo/accounts.ts';
import { seedDemo } from '#demo/seed.ts';
import { addBrandAdmin } from '#write-api/brands/add-brand-admin.ts';
import { claimOf } from '#write-api/commands/claim-values.ts';
import { derivedCommandId, eventId } from '#write-api/commands/command-ids.ts';
import { systemContext } from '#write-api/masters/context.ts';
import { addStaff } from '#write-api/users/add-staff.ts';
import { openWrites } from '../open-writes.ts';
import type { Part, PartContext } from '../part.ts';

/** Demo data on the first start, once the server is ready; a later start finds them there. */
export const demo: Part = {
  name: 'demo',
  async start(context) {
    if (context.config.seed === 'none') return { stop: async () => undefined };
    const stopping = new AbortController();
    let seeding: Promise<void> = Promise.resolve();
    const { usernames, password } = demoSignIns;
    return {
      announce: [`Sign in as ${usernames.join(', ')} with the password ${password}`],
      afterReady() {
        const signal = AbortSignal.any([context.stopped, stopping.signal]);
        seeding = seed(context, signal).catch((error: unknown) => {
          if (!signal.aborted)
            context.app.log.error(error, 'the demo data are not complete; a restart goes on');
        });
      },
      async stop() {
        stopping.abort();
        await seeding;
      },
    };
  },
};

async function seed({ app, backend, config, secrets }: PartContext, signal: AbortSignal): Promise<void> {
  const nothing = async () => ({ count: 0, ids: [] });
  const writes = await openWrites(backend, config.backend, secrets, nothing, (error) => app.log.warn(error));
  const { deps } = writes;
  try {
    await seedDemo({
      client: deps.streams.client,
      ids: { derivedCommandId, eventId },
      clock: deps.clock,
      seal: deps.seal,
      takeClaims: (claims, by) => deps.claims.take(claims.map(claimOf), by, systemContext(deps.clock)),
      storePicture: (bytes) => deps.pictures.put(bytes),
      addStaff: (account) => addStaff(deps, account),
      addBrandAdmin: (account) => addBrandAdmin(deps, account),
      signal,
    });
  } finally {
    await writes.close();
  }
}
