import type { Area } from '../kit/area.ts';
import { stockStatementRoutes } from './routes.ts';

/** The stock of a month, as a paper and as a file. */
export const stockStatements: Area = { routes: [stockStatementRoutes] };
