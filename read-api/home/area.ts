import type { Area } from '../kit/area.ts';
import { homeRoutes } from './routes.ts';

export const home: Area = { routes: [homeRoutes] };
