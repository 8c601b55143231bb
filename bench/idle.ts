/** Does nothing but say, at its end, for how long it was kept from it at the most: what the machine itself costs. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setInterval } from 'node:timers';

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
setInterval(() => undefined, 1_000);
process.once('SIGTERM', () => {
  console.log(`${delay.max / 1e6} ms`);
  process.exit(0);
});
