/**
 * Shows the progress of the writing on stderr: in one updated line on a terminal, otherwise in a new line every 5
 * seconds.
 */
export interface Progress {
  events(count: { added: number; present: number }): void;
  /** Ends the updated line. */
  end(): void;
}

/** Starts the display. `total` is the expected number of events; `now` returns milliseconds. */
export function showProgress(
  total: number,
  out: { isTTY?: boolean; write(text: string): unknown } = process.stderr,
  now: () => number = () => performance.now(),
): Progress {
  const every = out.isTTY ? 250 : 5000;
  const started = now();
  let [shown, added, present] = [started, 0, 0];
  const line = () => {
    const rate = added / Math.max(0.001, (now() - started) / 1000);
    const left = (total - added - present) / rate;
    const rates = added === 0 ? '' : `, ${grouped(rate)} a second, ${duration(left)} left`;
    return `${grouped(added + present)} of ${grouped(total)} events${rates}`;
  };
  return {
    events(count) {
      added += count.added;
      present += count.present;
      if (now() - shown < every) return;
      shown = now();
      out.write(out.isTTY ? `\r${line()}\u001b[K` : `${line()}\n`);
    },
    end() {
      out.write(out.isTTY ? `\r${line()}\u001b[K\n` : `${line()}\n`);
    },
  };
}

export function grouped(count: number): string {
  return Math.round(count).toLocaleString('en');
}

/** Formats seconds as `3 min 20 s`. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${whole % 60} s` : `${whole} s`;
}
