import type { Area } from '../area.ts';
import { noUploadPoints } from './upload-points.ts';

const withoutRuleCode = (data: unknown) => ({ ...(data as object), ruleCode: null });

export const trysetItemsArea = {
  kinds: ['tryset_item'],
  references: { trysetItemId: 'tryset_item', itemIds: 'tryset_item' },
  referencesOf: { TrysetItemStockReplaced: { from: 'stock_item', to: 'stock_item' } },
  persons: [],
  incidents: {
    TrysetItemReturnDeferred: 'always',
    TrysetItemReturnFailed: 'always',
    TrysetItemDeliveryFailed: 'always',
    TrysetItemNotReceived: 'always',
    TrysetItemDenied: 'always',
    TrysetItemForceDenied: 'always',
    TrysetItemForcePurchased: 'always',
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
