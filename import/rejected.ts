import { tell } from './command-line.ts';
import { grouped } from './progress.ts';

/** The number of rejected rows by reason; contains every code, also with 0. */
export function rejectedByCode<Code extends string>(
  codes: readonly Code[],
  rejections: readonly { code: Code }[],
): Record<Code, number> {
  const counts = Object.fromEntries(codes.map((code) => [code, 0])) as Record<Code, number>;
  for (const { code } of rejections) counts[code] += 1;
  return counts;
}

/** Prints the reasons that occurred, with the number of rows. */
export function tellRejected(rejected: Readonly<Record<string, number>>): void {
  for (const [code, count] of Object.entries(rejected)) if (count > 0) tell(`  ${code}: ${grouped(count)}`);
}
