import { together } from '../../together.ts';
import * as agencies from './agencies.ts';
import * as assignments from './assignments.ts';
import * as benchmarks from './benchmarks.ts';
import * as brands from './brands.ts';
import * as cards from './cards.ts';
import * as comments from './comments.ts';
import * as personalExports from './exports.ts';
import * as likes from './likes.ts';
import * as looks from './looks.ts';
import * as members from './members.ts';
import * as notifications from './notifications.ts';
import * as points from './points.ts';
import * as products from './products.ts';
import * as reference from './reference.ts';
import * as readModels from './replay.ts';
import * as shared from './shared.ts';
import * as slots from './slots.ts';
import * as stock from './stock.ts';
import * as supportTickets from './support-tickets.ts';
import * as trysetItems from './tryset-items.ts';
import * as trysets from './trysets.ts';
import * as views from './views.ts';

/** The texts that each area adds to groups of all areas: histories and projections. Add a line for each new area. */
export const areaTexts = {
  agencies,
  assignments,
  benchmarks,
  brands,
  cards,
  comments,
  exports: personalExports,
  likes,
  looks,
  members,
  notifications,
  points,
  products,
  reference,
  replay: readModels,
  shared,
  slots,
  stock,
  'support-tickets': supportTickets,
  'tryset-items': trysetItems,
  trysets,
  views,
};

export const { history, replay } = together(areaTexts);
