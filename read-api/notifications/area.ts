import type { Area } from '../kit/area.ts';
import { notificationRoutes } from './routes.ts';

export const notifications: Area = { routes: [notificationRoutes] };
