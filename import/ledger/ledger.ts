import type { DomainEvent } from '#domain/event.ts';
import { untouched } from '#domain/exhaustive.ts';

/** At most 1,000 refs of a kind that got consecutive ids, beginning with `firstId`. */
export interface AssignedRefs {
  kind: string;
  firstId: number;
  refs: readonly string[];
}

/** The events of `import-<source>`. */
export type LedgerEvent =
  | DomainEvent<'ImportRefsAssigned', AssignedRefs>
  /** Records that the first `count` streams of the plan with this fingerprint are completely stored. */
  | DomainEvent<'ImportStreamsWritten', { plan: string; count: number }>;

/** The progress of an import: the refs with ids, and the number of stored streams of each plan. */
export interface Ledger {
  assigned: readonly AssignedRefs[];
  written: Readonly<Record<string, number>>;
}

export const emptyLedger: Ledger = { assigned: [], written: {} };

export function evolveLedger(ledger: Ledger, { type, data }: LedgerEvent): Ledger {
  switch (type) {
    case 'ImportRefsAssigned':
      return { ...ledger, assigned: [...ledger.assigned, data] };
    case 'ImportStreamsWritten':
      return { ...ledger, written: { ...ledger.written, [data.plan]: data.count } };
    default:
      return untouched(type, ledger);
  }
}
