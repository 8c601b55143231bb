import { vi } from 'vitest';

/** The end of a command: its exit code, its standard output, and its messages for people on stderr. */
export interface Ended {
  code: number;
  out: string;
  told: string;
}

/**
 * Runs a program's function in this process, with some environment variables set, as most of a program's time is its
 * start. Other tests start the real programs.
 */
export async function within(
  settings: Readonly<Record<string, string>>,
  command: () => Promise<unknown>,
): Promise<Ended> {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const [out, told]: [string[], string[]] = [[], []];
  const into = (texts: string[]) => (text: unknown) => texts.push(String(text)) > 0;
  const heard = [
    vi.spyOn(console, 'log').mockImplementation((line) => void out.push(`${line}\n`)),
    vi.spyOn(process.stdout, 'write').mockImplementation(into(out)),
    vi.spyOn(process.stderr, 'write').mockImplementation(into(told)),
  ];
  const { exitCode } = process;
  process.exitCode = 0;
  try {
    await command();
    return { code: process.exitCode, out: out.join(''), told: told.join('') };
  } finally {
    process.exitCode = exitCode;
    for (const spy of heard) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}
