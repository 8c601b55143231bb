/**
 * A difference as it is kept: plain JSON, with positions and revisions as decimal text. A value that is long was cut, and is
 * then text. `column` null stands for a whole row or line, of which there is only one of both.
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
