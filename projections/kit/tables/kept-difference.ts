/**
 * A difference as it is stored: plain JSON, with positions and revisions as decimal text. Long values are stored as cut text.
 * `column` is null if a whole row or line exists on one side only.
 */
export type KeptDifference = { before: unknown; after: unknown } & (
  | {
      of: 'log';
      kind: 'missing' | 'surplus' | 'different';
      position: string;
      stream: string;
      revision: string;
      type: string;
      column: string | null;
    }
  | {
      of: 'row';
      kind: 'missing' | 'surplus' | 'different';
      projection: string;
      table: string;
      entity: string;
      column: string | null;
    }
  | { of: 'counter'; kind: 'different'; stat: string; scope: number; bucket: string }
);
