import { actions, itemActions, stockActions } from './actions.ts';
import { common, errors, list } from './common.ts';
import { couriers } from './couriers.ts';
import { history } from './history.ts';
import { login, rooms, shell } from './shell.ts';
import { stockItem } from './stock.ts';
import { trysetItem } from './trysets.ts';

export const en = {
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
} as const;
