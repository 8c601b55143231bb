import { runMain } from '#backend/report.ts';
import { serverConfig } from './config.ts';
import { aborted, watchForStop } from './shutdown.ts';
import { startServer } from './start-server.ts';

await runMain(async () => {
  const stopped = watchForStop();
  try {
    const server = await startServer(serverConfig(process.argv.slice(2), process.env), process.env, stopped);
    const lines = await Promise.race([server.announce(), aborted(stopped).then(() => [])]);
    if (!stopped.aborted) console.log([`tryset is ready: ${server.url}`, ...lines].join('\n'));
    await aborted(stopped);
    await server.stop();
    console.log('Stopped.');
  } catch (error) {
    // If a stop signal ended the start, the error is no failure.
    if (!stopped.aborted) throw error;
  }
});
