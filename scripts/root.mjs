import { fileURLToPath } from 'node:url';

/** The checkout's folder, whatever the current folder is. */
export const root = fileURLToPath(new URL('..', import.meta.url));
