/**
 * A server in a process of its own, for tests that kill or weigh it. It sends its connection string, answers the
 * message "memory" with the bytes in use, and ends with the process that started it.
 */
import { startEmbeddedEventStore } from '../server.ts';
import { someCredentials } from './credentials.ts';

const [databaseUrl = '', port = '0'] = process.argv.slice(2);
const store = await startEmbeddedEventStore({
  databaseUrl,
  credentials: someCredentials(),
  port: Number(port),
});
process.on('message', async () => {
  // What a collection frees of buffers is counted once a thread behind has swept it, which a second one waits for.
  for (let run = 0; run < 2; run++) await globalThis.gc?.({ type: 'major', execution: 'async' });
  const { heapUsed, external } = process.memoryUsage();
  process.send?.(heapUsed + external);
});
process.once('disconnect', () => {
  void store.stop().then(() => process.exit(0));
});
process.send?.(store.url);
