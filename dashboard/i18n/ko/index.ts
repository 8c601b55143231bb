import type { en } from '../en/index.ts';
import type { Texts } from '../texts.ts';
import { actions, itemActions, stockActions } from './actions.ts';
import { common, errors, list } from './common.ts';
import { couriers } from './couriers.ts';
import { history } from './history.ts';
import { login, rooms, shell } from './shell.ts';
import { stockItem } from './stock.ts';
import { trysetItem } from './trysets.ts';

export const ko: Texts<typeof en> = {
  shell,
  login,
  rooms,
  common,
  list,
  errors,
  trysetItem,
  stockItem,
  couriers,
  actions,
  itemActions,
  stockActions,
  history,
};
