import { product } from '#domain/products/product.ts';
import { referenceDecider } from '#domain/reference/reference.ts';
import type { ReferenceKind } from '#domain/reference/reference-kinds.ts';
import { unprocessable } from '#http/errors.ts';
import type { Streams } from '../kit/commands/streams.ts';

/** An entry that a body names, with the field that names it. */
export interface Link {
  field: string;
  kind: ReferenceKind | 'product';
  id: number;
}

/** Throws 422 `<kind>.unknown` for the first entry that does not exist or was retired. */
export async function requireLinks(streams: Streams, links: readonly Link[]): Promise<void> {
  for (const { field, kind, id } of links) {
    if (await isThere(streams, kind, id)) continue;
    throw unprocessable(`${kind}.unknown`, `${field}: ${kind.replace('_', ' ')} ${id} does not exist`, {
      field,
      id,
    });
  }
}

async function isThere(streams: Streams, kind: Link['kind'], id: number): Promise<boolean> {
  if (kind === 'product') {
    const { status } = (await streams.refresh(product, id)).state;
    return status === 'unpublished' || status === 'published';
  }
  return (await streams.refresh(referenceDecider(kind), id)).state.status === 'active';
}
