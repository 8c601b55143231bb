import type { CallOptions } from '../../client/http-client.ts';
import type { FilterOption } from '../filter-option.ts';

/** A function that calls the server with a path and its parameters. */
export type Ask = <Answer>(path: string, asked: Pick<CallOptions, 'params' | 'query'>) => Promise<Answer>;

/** A search for options that are too many to load: the server is searched as the person types. */
export interface RemoteLookup {
  search(text: string, ask: Ask): Promise<FilterOption[]>;
  /** Returns the texts of the values in an address. */
  named(values: readonly string[], ask: Ask): Promise<FilterOption[]>;
}

/** Loads a search when a list or a form first needs it. */
export type LoadLookup = () => Promise<RemoteLookup>;

/** Maximum options that a search offers. */
export const optionsAtMost = 20;

/** Maximum values that an address can name. */
export const namedAtMost = 100;
