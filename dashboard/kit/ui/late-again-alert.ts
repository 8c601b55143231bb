import { late } from './late.tsx';

/** No list waits for it: it is loaded ahead, and there when the server is away. */
export const AgainAlert = late(() => import('./again-alert.tsx').then((m) => m.AgainAlert));
