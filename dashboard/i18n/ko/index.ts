import type { en } from '../en/index.ts';
import type { Texts } from '../texts.ts';
import * as actions from './actions.ts';
import * as agencies from './agencies.ts';
import * as asOf from './as-of.ts';
import * as attributes from './attributes.ts';
import * as brands from './brands.ts';
import * as checkIn from './check-in.ts';
import * as common from './common.ts';
import * as couriers from './couriers.ts';
import * as events from './events.ts';
import * as figures from './figures.ts';
import * as forms from './forms.ts';
import * as history from './history.ts';
import * as incidents from './incidents.ts';
import * as lists from './lists.ts';
import * as login from './login.ts';
import * as outManagement from './out-management.ts';
import * as parcels from './parcels.ts';
import * as people from './people.ts';
import * as products from './products.ts';
import * as replay from './replay.ts';
import * as shell from './shell.ts';
import * as stock from './stock.ts';
import * as tryset from './tryset.ts';
import * as trysets from './trysets.ts';
import * as unbuilt from './unbuilt.ts';
import * as views from './views.ts';

export const ko: Texts<typeof en> = {
  ...actions,
  ...agencies,
  ...asOf,
  ...attributes,
  ...brands,
  ...checkIn,
  ...common,
  ...couriers,
  ...events,
  ...figures,
  ...forms,
  ...history,
  ...lists,
  ...incidents,
  ...parcels,
  ...tryset,
  ...login,
  ...outManagement,
  ...people,
  ...products,
  ...replay,
  ...shell,
  ...stock,
  ...trysets,
  ...unbuilt,
  ...views,
};
