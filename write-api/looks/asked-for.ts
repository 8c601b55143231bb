import { brand } from '#domain/brands/brand.ts';
import type { LookEntry } from '#domain/looks/entry.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { postDueAt } from '#domain/tryset-items/post-due.ts';
import type { WriteDeps } from '../deps.ts';

/** What a tagged item's brand wants of a post, and the instant until which that was due. */
export async function askedFor({ streams }: WriteDeps, { brandId, trysetItemId }: LookEntry) {
  const { state: of } = await streams.load(brand, brandId);
  const { state: item } = await streams.refresh(trysetItem, trysetItemId);
  return { brand: of, postDueAt: postDueAt(item) };
}
