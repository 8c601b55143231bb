import type { PictureSet } from './picture-contract.ts';

/**
 * Addresses of a picture by its content hash; null without a hash. `signOrigins` later signs the address of the
 * original.
 */
export function pictureSet(hash: string | null): PictureSet | null {
  return hash === null ? null : sizesBelow(`/v1/pictures/${hash}`);
}

/** Addresses of a business certificate, which need an access token; null without a hash. */
export function certificateSet(hash: string | null): PictureSet | null {
  return hash === null ? null : sizesBelow(`/v1/pictures/certificates/${hash}`);
}

/** Returns the addresses of a picture below a base address. */
export function sizesBelow(url: string): PictureSet {
  return {
    small: { url: `${url}/small` },
    standard: { url: `${url}/standard` },
    large: { url: `${url}/large` },
    origin: { url },
  };
}
