import type { Area } from '../kit/area.ts';
import { trysetRoutes } from './routes.ts';
import { trysetStreams } from './streams.ts';

export const trysets: Area = { routes: [trysetRoutes], streams: trysetStreams };
