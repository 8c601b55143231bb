import type { LabelGroup } from '../../i18n/label.ts';
import type { LoadLookup } from '../list/lookups/remote-lookup.ts';
import type { Tone } from '../theme/tones.ts';

/** How all areas show, name and find the entities of one kind. */
export interface Kind {
  /** Path of an entity's page. With a brand's id, the path among the brand admin's pages. */
  page?: (id: string, brandId?: string) => string;
  /** Whether the entity's page can show past states. */
  hasPast?: true;
  /** The colour of the kind's events in histories. */
  tone?: Tone;
  /** Names of the kind's statuses; `tones` has their colours. */
  statuses?: LabelGroup;
  /** Short explanations of the kind's statuses. */
  meanings?: LabelGroup;
  tones?: Readonly<Record<string, Tone>>;
  /** How texts name an entity: by its number, or by number and name where names repeat. By default, by its name. */
  calledBy?: 'number' | 'number_and_name';
  /** The search by which filters and forms find an entity. */
  lookup?: LoadLookup;
}
