import type { Area } from '../kit/area.ts';
import { figureRoutes } from './routes.ts';

export const figures: Area = { routes: [figureRoutes] };
