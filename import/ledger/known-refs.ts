import type { Ledger } from './ledger.ts';

/** The ids of a ledger's refs of one kind. */
export function knownRefs({ assigned }: Pick<Ledger, 'assigned'>, kind: string): Map<string, number> {
  return new Map(
    assigned
      .filter((each) => each.kind === kind)
      .flatMap(({ firstId, refs }) => refs.map((ref, index) => [ref, firstId + index] as const)),
  );
}
