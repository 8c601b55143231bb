import type { LookDetail } from '#read-api/looks/contract.ts';

/** An item that a look tags, with its certification. */
export type Mapping = LookDetail['lookItemMappings'][number];
