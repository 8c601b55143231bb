/** An idle program. At its end it prints the longest time that the machine kept it waiting. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setInterval } from 'node:timers';

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
setInterval(() => undefined, 1_000);
process.once('SIGTERM', () => {
  console.log(`${delay.max / 1e6} ms`);
  process.exit(0);
});
