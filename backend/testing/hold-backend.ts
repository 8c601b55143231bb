// Opens the backend of DATA_DIR as a command-line tool does, and keeps it open until a stop signal.
import { backendConfig } from '../config.ts';
import { runMain } from '../report.ts';
import { withBackend } from '../with-backend.ts';

await runMain(() =>
  withBackend(backendConfig(process.env), async ({ databaseUrl }, stopped) => {
    console.log(`open ${databaseUrl}`);
    const alive = setInterval(() => {}, 1_000);
    await new Promise((resolve) => stopped.addEventListener('abort', resolve));
    clearInterval(alive);
  }),
);
