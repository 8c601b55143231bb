import './looks/queries.ts';
import './looks/mutations.ts';
import { builder } from './kit/builder.ts';

/** The schema of all areas. */
export const schema = builder.toSchema();
