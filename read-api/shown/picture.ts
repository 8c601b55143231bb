import type { PictureSet } from './picture-contract.ts';

/** The addresses of a picture by the hash of its content, or null where there is none. */
export function pictureSet(hash: string | null): PictureSet | null {
  if (hash === null) return null;
  const url = `/v1/pictures/${hash}`;
  return {
    small: { url: `${url}/small` },
    standard: { url: `${url}/standard` },
    large: { url: `${url}/large` },
    origin: { url },
  };
}
