import type { ReactNode } from 'react';
import type { PictureSet } from '#read-api/kit/shown/picture-contract.ts';

/** A row of a list as a card. */
export interface Card {
  picture: PictureSet | null;
  /** The name, which links to the thing's page. */
  title: string;
  /** Details that tell it from others. */
  about: string;
  /** The status chip. */
  status: ReactNode;
}
