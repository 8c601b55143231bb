import { late } from './late.tsx';

/**
 * Lists do not wait for the alert's code. The code is preloaded, so that the alert can appear while the server is
 * unreachable.
 */
export const AgainAlert = late(() => import('./again-alert.tsx').then((m) => m.AgainAlert));
