import type { ReferenceStatus } from '#domain/reference/reference.ts';
import type { ReferenceKind } from '#domain/reference/reference-kinds.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** One entry of the reference data: a category, size type, measurement type, material type, style, season, curation or magazine. */
export interface ReferenceRow {
  /** The name of the entry's stream: `size_type-12`. */
  key: string;
  kind: ReferenceKind;
  id: number;
  status: ReferenceStatus;
  name: string;
  priority: number;
  isPublished: boolean;
  /** The parent of a category; null for a top category and for other kinds. */
  parentId: number | null;
  /** All fields of the entry under the names of its kind, including the fields that have their own column. */
  fields: Record<string, unknown>;
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const referenceTable: Table<ReferenceRow> = table<ReferenceRow>('read.reference', 'key', {
  key: 'text',
  kind: 'text',
  id: 'integer',
  status: 'text',
  name: 'text',
  priority: 'integer',
  isPublished: 'boolean',
  parentId: 'integer',
  fields: 'jsonb',
  revision: 'bigint',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});
