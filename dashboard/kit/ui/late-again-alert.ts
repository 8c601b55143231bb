import { late } from './late.tsx';

/** Lists do not wait for the alert's code. It is preloaded, so it can appear while the server is unreachable. */
export const AgainAlert = late(() => import('./again-alert.tsx').then((m) => m.AgainAlert));
