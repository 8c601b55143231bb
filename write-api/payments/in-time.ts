import { PaymentsAway } from './payments.ts';

/** Waits for what others wait for too, and stops alone where its own signal aborts. Throws `PaymentsAway` then. */
export function inTime<Value>(awaited: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new PaymentsAway('Iamport was not waited for any longer'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    awaited.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
