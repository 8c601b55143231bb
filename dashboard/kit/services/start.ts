import type { Rooms } from '../routes/rooms.ts';
import { sessionStore } from '../session/session-store.ts';
import { addressMask } from './address-mask.ts';
import { forOutsiders } from './for-outsiders.ts';
import type { Settings } from './settings.ts';

/** Starts each configured service; its code is loaded only when it begins. Returns the function that reports an error. */
export async function start(
  { errors, chat, heatmap }: Settings,
  rooms: Rooms,
): Promise<((error: unknown) => void) | null> {
  const mask = addressMask(rooms);
  if (chat) {
    const load = () => import('./chat.ts');
    forOutsiders(sessionStore, async () => (await load()).chatOf(chat, mask));
  }
  if (heatmap) {
    const load = () => import('./heatmap.ts');
    forOutsiders(sessionStore, async () => (await load()).heatmapOf(heatmap, mask));
  }
  if (!errors) return null;
  const { reportTo } = await import('./errors.ts');
  return reportTo(errors, mask);
}
