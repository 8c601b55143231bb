import type { Words } from '../kit/history/words.ts';
import { damageText } from './damage-text.ts';
import { forcedText } from './forced-text.ts';
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
    outcomeCause: 'trysetItem.outcomeCause',
    missing: 'trysetItem.missing',
    refusalType: 'actions.refusal',
    useMode: 'trysetItem.useMode',
  },
  object: (value, speaking) =>
    itemText(value, speaking) ?? damageText(value, speaking) ?? forcedText(value, speaking),
};
