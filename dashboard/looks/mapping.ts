import type { LookDetail } from '#read-api/looks/contract.ts';

/** An item that a look tags, with how it was certified. */
export type Mapping = LookDetail['lookItemMappings'][number];
