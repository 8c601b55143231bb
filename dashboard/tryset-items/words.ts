import type { Words } from '../kit/history/words.ts';
import { itemText } from './item-text.ts';

export const words: Words = {
  codes: {
    courier: 'couriers',
    returnCourier: 'couriers',
    returnTrackingInfo: 'trysetItem.trackingInfo',
    courierStatus: 'trysetItem.trackingInfo',
    trackingInfo: 'trysetItem.trackingInfo',
    faultType: 'trysetItem.fault',
    outcome: 'actions.outcomes',
    refusalType: 'actions.refusal',
    useMode: 'trysetItem.useMode',
  },
  object: itemText,
};
