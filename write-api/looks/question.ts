import { brand } from '#domain/brands/brand.ts';
import type { LookEntry } from '#domain/looks/entry.ts';
import type { LookState } from '#domain/looks/look-state.ts';
import { product } from '#domain/products/product.ts';
import type { Question } from '../certifier/certifier.ts';
import type { WriteDeps } from '../deps.ts';
import { openedWords } from './words.ts';

const picturesAtMost = 4;

/** Returns the certifier's question about an item that a look tags; null if the look has no pictures. */
export async function questionAbout(
  deps: WriteDeps,
  seenLook: LookState,
  { brandId, productId }: LookEntry,
  asked: Pick<Question, 'reasons' | 'prompt'>,
): Promise<Question | null> {
  const { streams, pictures } = deps;
  const { description } = await openedWords(deps, seenLook);
  const [{ state: of }, { state: tagged }] = await Promise.all([
    streams.load(brand, brandId),
    streams.load(product, productId),
  ]);
  const seen = async (hashes: readonly string[]) => {
    const found = await Promise.all(
      hashes.slice(0, picturesAtMost).map((hash) => pictures.get(hash, 'standard.jpeg')),
    );
    return found.filter((bytes) => bytes !== null);
  };
  const { coverImage, contents, name } = tagged;
  const postPictures = await seen(seenLook.images.map(({ hash }) => hash));
  if (postPictures.length === 0) return null;
  const productPictures = await seen([...(coverImage === null ? [] : [coverImage]), ...contents]);
  return { ...asked, text: description, postPictures, brand: of.name, product: name, productPictures };
}
