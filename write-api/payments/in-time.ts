import { PaymentsAway } from './payments.ts';

/**
 * Waits for a promise that several callers share. If the caller's own signal aborts, throws `PaymentsAway` for this caller
 * only.
 */
export function inTime<Value>(awaited: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new PaymentsAway('Iamport did not answer in time'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    awaited.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
