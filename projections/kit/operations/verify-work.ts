import type { VerifySubject } from '#domain/replay/read-models.ts';
import type { OperationRow } from '../tables/operations.ts';
import type { Found } from './findings.ts';

/** The input of a child process that verifies read models. */
export interface VerifyWork {
  databaseUrl: string;
  eventStoreUrl: string;
  /** The master key that wraps the keys of personal data; 32 bytes. */
  masterKey: Uint8Array;
  subject: VerifySubject;
}

/** The progress of an operation, in the fields of its row. */
export type Progress = Pick<
  OperationRow,
  'phase' | 'processed' | 'total' | 'eventsPerSecond' | 'secondsLeft' | 'differences'
>;

export type VerifyEnd =
  | { outcome: 'verified'; found: Found }
  | { outcome: 'stopped' }
  | { outcome: 'refused' | 'failed'; message: string };
