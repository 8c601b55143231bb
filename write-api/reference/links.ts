import { product } from '#domain/products/product.ts';
import { referenceDecider } from '#domain/reference/reference.ts';
import type { ReferenceKind } from '#domain/reference/reference-kinds.ts';
import { unprocessable } from '#http/errors.ts';
import type { Streams } from '../kit/commands/streams.ts';

/** An entry that a body names, by the field that names it. */
export interface Link {
  field: string;
  kind: ReferenceKind | 'product';
  id: number;
}

/** 422 `<kind>.unknown` for the first entry that is not there, or not any more. */
export async function requireLinks(streams: Streams, links: readonly Link[]): Promise<void> {
  for (const { field, kind, id } of links) {
    if (await isThere(streams, kind, id)) continue;
    throw unprocessable(`${kind}.unknown`, `${field}: there is no ${kind.replace('_', ' ')} ${id}`, {
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
