import type { ReactNode } from 'react';
import type { PictureSet } from '#read-api/kit/shown/picture-contract.ts';

/** A row of a list as a card. */
export interface Card {
  /** Left out for entities without pictures. */
  picture?: PictureSet | null;
  /** The row's name, which links to the entity's page. */
  title: string;
  /** Drawn in place of the link, for entities without a page. A button that opens all of the entity. */
  opener?: ReactNode;
  /** Details that distinguish the row from similar ones. */
  about: string;
  /** The chip with the row's status. */
  status: ReactNode;
}
