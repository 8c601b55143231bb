import type { Area } from '../kit/area.ts';
import { entryNames } from './id-names.ts';
import { referenceRoutes } from './routes.ts';
import { referenceStreams } from './streams.ts';

export const reference: Area = { routes: [referenceRoutes], streams: referenceStreams, names: entryNames };
