import { words } from '#domain/words/en.ts';

export const couriers = words.courier;
