import type { LabelGroup } from '../../i18n/label.ts';
import type { RemoteLookup } from '../list/lookups/remote-lookup.ts';
import type { Tone } from '../theme/tones.ts';

/** What all must know of a kind of thing: how one is shown, named and found. */
export interface Kind {
  /** The page of one of them; for an admin of a brand, the page in the brand's own rooms. */
  page?: (id: string, brandId?: string) => string;
  /** Its page can show it as it was. */
  hasPast?: true;
  /** What its events are marked with. */
  tone?: Tone;
  /** What its statuses are called, and their colours. */
  statuses?: LabelGroup;
  /** What they mean, in a few words. */
  meanings?: LabelGroup;
  tones?: Readonly<Record<string, Tone>>;
  /** How people call one: by its number, or by its number and its name, where several have the same. Left out, by its name. */
  calledBy?: 'number' | 'number_and_name';
  /** How filters and forms find one. */
  lookup?: RemoteLookup;
}
