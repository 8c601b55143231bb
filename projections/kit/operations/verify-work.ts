import type { VerifySubject } from '#domain/replay/read-models.ts';
import type { OperationRow } from '../tables/operations.ts';
import type { Found } from './findings.ts';

/** What a process of its own is to compare. */
export interface VerifyWork {
  databaseUrl: string;
  eventStoreUrl: string;
  /** Wraps the keys of personal data; 32 bytes. */
  masterKey: Uint8Array;
  subject: VerifySubject;
}

/** How far an operation is, as it is noted. */
export type Progress = Pick<
  OperationRow,
  'phase' | 'processed' | 'total' | 'eventsPerSecond' | 'secondsLeft' | 'differences'
>;

export type VerifyEnd =
  | { outcome: 'verified'; found: Found }
  | { outcome: 'stopped' }
  | { outcome: 'refused' | 'failed'; message: string };
