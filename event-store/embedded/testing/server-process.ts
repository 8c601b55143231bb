/**
 * A server in its own process, for tests that kill it or measure its memory. It sends its connection string, answers
 * the message "memory" with the bytes in use, and exits with its parent process.
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
  // A background thread frees the buffers after a collection; the second collection waits for that thread.
  for (let run = 0; run < 2; run++) await globalThis.gc?.({ type: 'major', execution: 'async' });
  const { heapUsed, external } = process.memoryUsage();
  process.send?.(heapUsed + external);
});
process.once('disconnect', () => {
  void store.stop().then(() => process.exit(0));
});
process.send?.(store.url);
