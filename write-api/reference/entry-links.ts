import { referenceDecider } from '#domain/reference/reference.ts';
import type { ReferenceKind } from '#domain/reference/reference-kinds.ts';
import { unprocessable } from '#http/errors.ts';
import type { Streams } from '../kit/commands/streams.ts';
import { type Link, requireLinks } from './links.ts';

/** The fields of reference data that name other entries. */
interface Naming {
  parentId?: number | null;
  categoryIds?: readonly number[];
  productIds?: readonly number[];
}

/** Throws 422 if fields name missing entries, or put a category below itself. */
export async function requireEntryLinks(
  streams: Streams,
  kind: ReferenceKind,
  id: number,
  fields: object,
): Promise<void> {
  const { parentId, categoryIds = [], productIds = [] }: Naming = fields;
  const links: Link[] = [
    ...(parentId == null ? [] : [{ field: 'parent_id', kind: 'category' as const, id: parentId }]),
    ...categoryIds.map((each) => ({ field: 'category_ids', kind: 'category' as const, id: each })),
    ...productIds.map((each) => ({ field: 'product_ids', kind: 'product' as const, id: each })),
  ];
  await requireLinks(streams, links);
  if (kind === 'category' && parentId != null) await requireNoCircle(streams, id, parentId);
}

async function requireNoCircle(streams: Streams, id: number, parentId: number): Promise<void> {
  const category = referenceDecider('category');
  const seen = new Set([id]);
  for (let above: number | null = parentId; above !== null; ) {
    // In logs of earlier versions, two concurrent revisions may have closed a circle.
    if (seen.has(above)) {
      throw unprocessable('category.circle', 'a category cannot be below itself; choose another parent', {
        parentId,
      });
    }
    seen.add(above);
    above = (await streams.refresh(category, above)).state.parentId;
  }
}
