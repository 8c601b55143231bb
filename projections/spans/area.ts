import type { Area } from '../area.ts';
import { brandSubscriptionLives, brandSubscriptionSpans } from './brand-subscription-lives.ts';
import { lookLives, lookSpans } from './look-lives.ts';
import { lookUseLives, lookUseSpans } from './look-use-lives.ts';
import { orderItemSpans, orderLives, orderSpans } from './order-lives.ts';
import {
  brandSubscriptionDaysTable,
  brandSubscriptionMoves,
  lookDaysTable,
  lookMoves,
  lookUseDaysTable,
  lookUseMoves,
  orderDaysTable,
  orderItemDaysTable,
  orderItemMoves,
  orderMoves,
  stockItemDaysTable,
  stockItemMoves,
  trysetDaysTable,
  trysetItemDaysTable,
  trysetItemMoves,
  trysetMoves,
  userTicketDaysTable,
  userTicketMoves,
} from './stats.ts';
import { stockItemLives, stockItemSpans } from './stock-item-lives.ts';
import {
  brandSubscriptionSpansTable,
  lookSpansTable,
  lookUseSpansTable,
  orderItemSpansTable,
  orderSpansTable,
  stockItemSpansTable,
  trysetItemSpansTable,
  trysetSpansTable,
  userTicketSpansTable,
} from './tables.ts';
import { trysetItemLives, trysetItemSpans } from './tryset-item-lives.ts';
import { itemsInTrysetLife, trysetLives, trysetSpans } from './tryset-lives.ts';
import { userTicketLives, userTicketSpans } from './user-ticket-lives.ts';

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
    'read.lookUseSpans': lookUseSpansTable,
    'read.lookUseDays': lookUseDaysTable,
    'read.orderSpans': orderSpansTable,
    'read.orderDays': orderDaysTable,
    'read.orderItemSpans': orderItemSpansTable,
    'read.orderItemDays': orderItemDaysTable,
    'read.brandSubscriptionSpans': brandSubscriptionSpansTable,
    'read.brandSubscriptionDays': brandSubscriptionDaysTable,
    'read.userTicketSpans': userTicketSpansTable,
    'read.userTicketDays': userTicketDaysTable,
  },
  projections: [
    trysetItemLives,
    trysetLives,
    stockItemLives,
    lookLives,
    lookUseLives,
    orderLives,
    brandSubscriptionLives,
    userTicketLives,
  ],
  rollups: [itemsInTrysetLife],
  derived: [
    trysetItemSpans,
    trysetSpans,
    stockItemSpans,
    lookSpans,
    lookUseSpans,
    orderSpans,
    orderItemSpans,
    brandSubscriptionSpans,
    userTicketSpans,
  ],
  stats: [
    trysetItemMoves,
    trysetMoves,
    stockItemMoves,
    lookMoves,
    lookUseMoves,
    orderMoves,
    orderItemMoves,
    brandSubscriptionMoves,
    userTicketMoves,
  ],
} satisfies Area;
