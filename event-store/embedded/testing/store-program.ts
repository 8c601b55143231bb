/** The embedded server as a program of its own, on a given port with a given password, for tests that kill it and start it again. */
import { startEmbeddedEventStore } from '../server.ts';

const { DATABASE_URL: databaseUrl = '', PORT: port, STORE_PASSWORD: password = '' } = process.env;
const store = await startEmbeddedEventStore({
  databaseUrl,
  credentials: { username: 'tester', password },
  port: Number(port),
});
process.once('SIGTERM', () => {
  void store.stop().then(() => process.exit(0));
});
console.log(`It serves ${store.port}`);
