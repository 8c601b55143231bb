/** Shows progress and rate on stderr: in one updated line on a terminal, otherwise in a new line every 5 seconds. */
export interface Rate {
  add(count: number): void;
  /** Ends the updated line. */
  end(): void;
}

export function showRate(
  what: string,
  total: number | null = null,
  out: { isTTY?: boolean; write(text: string): unknown } = process.stderr,
  now: () => number = () => performance.now(),
): Rate {
  const every = out.isTTY ? 250 : 5000;
  const started = now();
  let [shown, count] = [started, 0];
  const line = () => {
    const rate = count / Math.max(0.001, (now() - started) / 1000);
    const left = total === null || rate === 0 ? '' : `, ${Math.ceil((total - count) / rate)} s left`;
    const of = total === null ? '' : ` of ${grouped(total)}`;
    return `${what} ${grouped(count)}${of} events, ${grouped(rate)} a second${left}`;
  };
  const show = () => out.write(out.isTTY ? `\r${line()}\u001b[K` : `${line()}\n`);
  return {
    add(more) {
      count += more;
      if (now() - shown < every) return;
      shown = now();
      show();
    },
    end() {
      if (out.isTTY && count > 0) out.write(`\r${line()}\u001b[K\n`);
    },
  };
}

export function grouped(count: number): string {
  return Math.round(count).toLocaleString('en');
}
