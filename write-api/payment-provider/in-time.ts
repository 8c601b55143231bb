import { ProviderAway } from './payment-provider.ts';

/** Waits for a promise that several callers share. Throws `ProviderAway` for one caller if its own signal aborts. */
export function inTime<Value>(awaited: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new ProviderAway('Iamport did not answer in time'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    awaited.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
