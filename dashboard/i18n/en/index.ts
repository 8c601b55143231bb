import { together } from '../together.ts';
import * as actions from './actions.ts';
import * as agencies from './agencies.ts';
import * as asOf from './as-of.ts';
import * as assignments from './assignments.ts';
import * as benchmarks from './benchmarks.ts';
import * as brands from './brands.ts';
import * as camera from './camera.ts';
import * as cards from './cards.ts';
import * as checkIn from './check-in.ts';
import * as comments from './comments.ts';
import * as common from './common.ts';
import * as couriers from './couriers.ts';
import * as design from './design.ts';
import * as detail from './detail.ts';
import * as events from './events.ts';
import * as figures from './figures.ts';
import * as forms from './forms.ts';
import * as history from './history.ts';
import * as home from './home.ts';
import * as incidents from './incidents.ts';
import * as labels from './labels.ts';
import * as likes from './likes.ts';
import * as lists from './lists.ts';
import * as lookRooms from './look-rooms.ts';
import * as looks from './looks.ts';
import * as meanings from './meanings.ts';
import * as members from './members.ts';
import * as outManagement from './out-management.ts';
import * as outbox from './outbox.ts';
import * as parcels from './parcels.ts';
import * as points from './points.ts';
import * as products from './products.ts';
import * as queues from './queues.ts';
import * as reference from './reference.ts';
import * as refused from './refused.ts';
import * as replay from './replay.ts';
import * as session from './session.ts';
import * as shell from './shell.ts';
import * as signUp from './sign-up.ts';
import * as slots from './slots.ts';
import * as staff from './staff.ts';
import * as stock from './stock.ts';
import * as supportTickets from './support-tickets.ts';
import * as trysetItems from './tryset-items.ts';
import * as trysets from './trysets.ts';
import * as unbuilt from './unbuilt.ts';
import * as views from './views.ts';

/** The texts of each area, by file name. Add a line for each new area, in every language. */
export const textAreas = {
  actions,
  agencies,
  'as-of': asOf,
  assignments,
  benchmarks,
  brands,
  camera,
  cards,
  'check-in': checkIn,
  comments,
  common,
  couriers,
  design,
  detail,
  events,
  figures,
  forms,
  history,
  home,
  incidents,
  labels,
  likes,
  lists,
  'look-rooms': lookRooms,
  looks,
  meanings,
  members,
  'out-management': outManagement,
  outbox,
  parcels,
  points,
  products,
  queues,
  reference,
  refused,
  replay,
  session,
  shell,
  'sign-up': signUp,
  staff,
  slots,
  stock,
  'support-tickets': supportTickets,
  'tryset-items': trysetItems,
  trysets,
  unbuilt,
  views,
};

/** All texts, for types and tests. The dashboard itself loads only the areas that a page needs. */
export const en = together(textAreas);
