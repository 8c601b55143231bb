/** The address of a picture by the hash of its content, or null where there is none. */
export function pictureAddress(hash: string | null): string | null {
  return hash === null ? null : `/v1/pictures/${hash}`;
}
