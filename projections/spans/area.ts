import type { Area } from '../area.ts';
import { lookLives, lookSpans } from './look-lives.ts';
import {
  lookDaysTable,
  lookMoves,
  stockItemDaysTable,
  stockItemMoves,
  trysetDaysTable,
  trysetItemDaysTable,
  trysetItemMoves,
  trysetMoves,
} from './stats.ts';
import { stockItemLives, stockItemSpans } from './stock-item-lives.ts';
import { lookSpansTable, stockItemSpansTable, trysetItemSpansTable, trysetSpansTable } from './tables.ts';
import { trysetItemLives, trysetItemSpans } from './tryset-item-lives.ts';
import { itemsInTrysetLife, trysetLives, trysetSpans } from './tryset-lives.ts';

/** How long each thing stood in each status. */
export const spans = {
  tables: {
    'read.trysetItemSpans': trysetItemSpansTable,
    'read.trysetSpans': trysetSpansTable,
    'read.stockItemSpans': stockItemSpansTable,
    'read.lookSpans': lookSpansTable,
    'read.trysetItemDays': trysetItemDaysTable,
    'read.trysetDays': trysetDaysTable,
    'read.stockItemDays': stockItemDaysTable,
    'read.lookDays': lookDaysTable,
  },
  projections: [trysetItemLives, trysetLives, stockItemLives, lookLives],
  rollups: [itemsInTrysetLife],
  derived: [trysetItemSpans, trysetSpans, stockItemSpans, lookSpans],
  stats: [trysetItemMoves, trysetMoves, stockItemMoves, lookMoves],
} satisfies Area;
