import { late } from './late.tsx';

/** Preloaded after the page, so that no list waits for it and it is there when the server is unreachable. */
export const AgainAlert = late(() => import('./again-alert.tsx').then((m) => m.AgainAlert));
