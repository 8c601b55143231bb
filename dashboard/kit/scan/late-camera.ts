import { late } from '../ui/late.tsx';

/** The camera, whose code is loaded when it is opened. */
export const LateCamera = late(() => import('./camera-panel.tsx').then((m) => m.CameraPanel));
