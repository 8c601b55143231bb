import { words } from '#domain/words/ja.ts';

export const couriers = words.courier;
