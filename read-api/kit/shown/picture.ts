import type { PictureSet } from './picture-contract.ts';

/** The addresses of a picture by the hash of its content, or null where there is none; `signOrigins` signs that of the origin. */
export function pictureSet(hash: string | null): PictureSet | null {
  return hash === null ? null : sizesBelow(`/v1/pictures/${hash}`);
}

/** As `pictureSet`, for a business certificate: these addresses take an access token. */
export function certificateSet(hash: string | null): PictureSet | null {
  return hash === null ? null : sizesBelow(`/v1/pictures/certificates/${hash}`);
}

/** The addresses of a picture by that of its origin. */
export function sizesBelow(url: string): PictureSet {
  return {
    small: { url: `${url}/small` },
    standard: { url: `${url}/standard` },
    large: { url: `${url}/large` },
    origin: { url },
  };
}
