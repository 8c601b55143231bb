const patience = 20_000;
const repeated = 1_000;

/**
 * Watches for Ctrl-C, SIGTERM and a closed terminal. The first signal aborts the returned AbortSignal. The process exits with
 * code 1 after 20 seconds, or at a second signal at least one second later. One Ctrl-C can arrive twice, from the terminal and
 * from npm.
 */
export function watchForStop(): AbortSignal {
  const stop = new AbortController();
  let first: number | undefined;
  const onSignal = () => {
    first ??= Date.now();
    if (Date.now() - first >= repeated) process.exit(1);
    if (stop.signal.aborted) return;
    stop.abort();
    setTimeout(() => {
      process.stderr.write('Stopping takes too long: ended without finishing.\n');
      process.exit(1);
    }, patience).unref();
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, onSignal);
  return stop.signal;
}

export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
