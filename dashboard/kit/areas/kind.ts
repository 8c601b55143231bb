import type { LabelGroup } from '../../i18n/label.ts';
import type { RemoteLookup } from '../list/lookups/remote-lookup.ts';
import type { Tone } from '../theme/tones.ts';

/** How all areas show, name and find the things of one kind. */
export interface Kind {
  /** Path of a thing's page. With a brand's id, the path in the brand's own rooms. */
  page?: (id: string, brandId?: string) => string;
  /** Whether its page can show past states. */
  hasPast?: true;
  /** The colour of its events in histories. */
  tone?: Tone;
  /** Names of its statuses; `tones` has their colours. */
  statuses?: LabelGroup;
  /** Short explanations of its statuses. */
  meanings?: LabelGroup;
  tones?: Readonly<Record<string, Tone>>;
  /** How texts call a thing: by its number, or by number and name where names repeat. By default, by its name. */
  calledBy?: 'number' | 'number_and_name';
  /** The search that filters and forms use to find a thing. */
  lookup?: RemoteLookup;
}
