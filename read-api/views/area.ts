import type { Area } from '../kit/area.ts';
import { viewRoutes } from './routes.ts';

export const views: Area = { routes: [viewRoutes] };
