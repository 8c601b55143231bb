import { type Table, table } from './table.ts';

/** One entry of the reference data: a category, size type, measurement type, material type, style, season or curation. */
export interface ReferenceRow {
  /** `<kind>-<id>`, as its stream is named. */
  key: string;
  /** The stream's category: `size_type`. */
  kind: string;
  id: number;
  name: string;
  priority: number;
  isPublished: boolean;
  isRemoved: boolean;
  /** A category's parent. */
  parentId: number | null;
  gender: string | null;
  /** What only its kind has, as its events have it. */
  details: Record<string, unknown>;
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const referenceTable: Table<ReferenceRow> = table<ReferenceRow>('read.reference', 'key', {
  key: 'text',
  kind: 'text',
  id: 'integer',
  name: 'text',
  priority: 'integer',
  isPublished: 'boolean',
  isRemoved: 'boolean',
  parentId: 'integer',
  gender: 'text',
  details: 'jsonb',
  revision: 'bigint',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});
