import type { Area } from '../kit/area.ts';
import { courierRoutes } from './routes.ts';

export const couriers: Area = { routes: [courierRoutes] };
