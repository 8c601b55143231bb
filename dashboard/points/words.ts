import type { Words } from '../kit/history/words.ts';
import { pointsText } from './points-text.ts';

export const words: Words = { codes: { pointReason: 'points.reason' }, object: pointsText };
