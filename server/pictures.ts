import { Command } from 'commander';
import { backendConfig } from '#backend/config.ts';
import { StartFailure } from '#backend/failure.ts';
import { runMain } from '#backend/report.ts';
import { loadSecrets } from '#backend/secrets.ts';
import { withBackend } from '#backend/with-backend.ts';
import { ApiError } from '#http/errors.ts';
import { noReads } from '#write-api/read-side.ts';
import { type StripTally, stripPictures } from '#write-api/strip-pictures.ts';
import { openWrites } from './open-writes.ts';

const program = new Command('pictures').description('Manage stored pictures');
const toldEvery = 100;

program
  .command('strip')
  .description('Remove camera metadata from stored pictures; run it again if it was interrupted')
  .action(async () => {
    const { clean, stripped, missing, unreadable } = await strip();
    console.log(`${stripped} pictures were stripped, ${clean} had no metadata.`);
    for (const hash of missing) console.log(`${hash} is used by events, but its file is missing.`);
    for (const hash of unreadable) console.log(`${hash} cannot be read and was left unchanged.`);
    if (unreadable.length > 0) process.exitCode = 1;
  });

await runMain(async () => {
  await program.parseAsync();
});

async function strip(): Promise<StripTally> {
  const config = backendConfig(process.env);
  const secrets = await loadSecrets(config, process.env);
  return withBackend(config, async (backend) => {
    const writes = await openWrites(backend, config, secrets, noReads, () => undefined);
    try {
      return await stripPictures(writes.deps, (tally, of) => {
        const done = tally.clean + tally.stripped + tally.missing.length + tally.unreadable.length;
        if (done % toldEvery === 0) console.log(`${done} of ${of} pictures`);
      });
    } catch (error) {
      throw error instanceof ApiError ? new StartFailure(error.message) : error;
    } finally {
      await writes.close();
    }
  });
}
