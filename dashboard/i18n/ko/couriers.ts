import { words } from '#domain/words/ko.ts';

export const couriers = words.courier;
