import type { Area } from '../area.ts';
import { noUploadPoints } from './upload-points.ts';

const withoutRuleCode = (data: unknown) => ({ ...(data as object), ruleCode: null });

export const trysetItemsArea = {
  kinds: ['tryset_item'],
  references: { trysetItemId: 'tryset_item', itemIds: 'tryset_item', withItemId: 'tryset_item' },
  referencesOf: {
    TrysetItemStockReplaced: { from: 'stock_item', to: 'stock_item' },
    TrysetItemGarmentCorrected: { from: 'stock_item', to: 'stock_item' },
    TrysetItemSizeExchanged: { from: 'stock_item', to: 'stock_item' },
    TrysetItemSwapBegun: { from: 'stock_item', to: 'stock_item' },
    TrysetItemSwapAnswered: { from: 'stock_item', to: 'stock_item' },
    TrysetItemSwapEnded: { from: 'stock_item', to: 'stock_item' },
  },
  persons: [],
  incidents: {
    TrysetItemReturnDeferred: 'always',
    TrysetItemReturnFailed: 'always',
    TrysetItemDeliveryFailed: 'always',
    TrysetItemNotReceived: 'always',
    TrysetItemDamageReported: 'always',
    TrysetItemGarmentCorrected: 'always',
    TrysetItemSwapAnswered: 'always',
    TrysetItemSwapEnded: 'always',
    TrysetItemArrivedUnannounced: 'always',
    TrysetItemDenied: 'always',
    TrysetItemForceDenied: 'always',
    TrysetItemForcePurchased: 'always',
    TrysetItemForcePurchaseUndone: 'always',
    TrysetItemFaultCharged: 'always',
    TrysetItemWrittenOff: 'always',
    TrysetItemRemoved: 'always',
    TrysetItemDelivered: 'forced',
    // Tracking is an incident if staff entered it instead of the courier.
    TrysetItemTracked: 'by_staff',
  },
  upcasters: {
    // Since version 2 the event contains the points that the item's looks earn.
    TrysetItemRequested: { 1: (data) => ({ ...(data as object), ...noUploadPoints }) },
    // Since version 2 they contain the code of the rule that warned.
    TrysetItemTrialEnded: { 1: withoutRuleCode },
    TrysetItemPostOverdue: { 1: withoutRuleCode },
    TrysetItemReplacementExpired: { 1: withoutRuleCode },
  },
} as const satisfies Area;
