import { late } from '../ui/late.tsx';

/** The camera panel. Its code is loaded when the panel opens. */
export const LateCamera = late(() => import('./camera-panel.tsx').then((m) => m.CameraPanel));
