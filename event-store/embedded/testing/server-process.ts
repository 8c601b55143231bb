/** A server in a process of its own: sends its connection string and ends with the process that started it. */
import { startEmbeddedEventStore } from '../server.ts';

const [databaseUrl = '', port = '0'] = process.argv.slice(2);
const store = await startEmbeddedEventStore({ databaseUrl, port: Number(port) });
process.send?.(store.url);
process.once('disconnect', () => {
  void store.stop().then(() => process.exit(0));
});
