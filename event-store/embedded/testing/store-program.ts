/** The embedded server as a separate program, with a given port and password, for tests that kill and restart it. */
import { Faults } from '../faults.ts';
import { startEmbeddedEventStore } from '../server.ts';

const {
  DATABASE_URL: databaseUrl = '',
  PORT: port,
  STORE_PASSWORD: password = '',
  LIVE_BUFFER,
} = process.env;
const faults = new Faults();
if (LIVE_BUFFER !== undefined) faults.liveBuffer = Number(LIVE_BUFFER);
const store = await startEmbeddedEventStore({
  databaseUrl,
  credentials: { username: 'tester', password },
  port: Number(port),
  faults,
});
process.once('SIGTERM', () => {
  void store.stop().then(() => process.exit(0));
});
console.log(`It serves ${store.port}`);
