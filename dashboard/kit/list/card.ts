import type { ReactNode } from 'react';
import type { PictureSet } from '#read-api/kit/shown/picture-contract.ts';

/** A row of a list as a card: what is seen of it at a glance. */
export interface Card {
  picture: PictureSet | null;
  /** What it is called; leads to its page. */
  title: string;
  /** What helps to tell it from others. */
  about: string;
  /** How it stands. */
  status: ReactNode;
}
