import type { DomainEvent } from '#domain/event.ts';
import { untouched } from '#domain/exhaustive.ts';

/** The refs of a kind that were given ids together: the ids from `firstId` on, in their order. At most 1,000 of them. */
export interface AssignedRefs {
  kind: string;
  firstId: number;
  refs: readonly string[];
}

/** Events of `import-<source>`. */
export type LedgerEvent =
  | DomainEvent<'ImportRefsAssigned', AssignedRefs>
  /** The first `count` streams of the plan with that fingerprint are in the store, whole. */
  | DomainEvent<'ImportStreamsWritten', { plan: string; count: number }>;

/** What an import has done so far: which refs have ids, and how far the streams of each plan are written. */
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
