import type { TFunction } from 'i18next';
import type { Slot } from '#domain/slots/slot-label.ts';
import type { Scanned } from '#read-api/stock/contract.ts';
import { slotText } from '../stock/slot-text.ts';
import type { Offer } from './offers.ts';

/** The text of a key's task for the garment, such as `Grade A, into stock`. */
export function taskText(
  t: TFunction,
  { tasks, stock }: Scanned,
  { task, key }: Offer,
  lastSlot: Slot | null,
): string {
  const slot = slotText(lastSlot ?? stock.slot);
  switch (task) {
    case 'grade':
      return t('checkIn.tasks.grade', { grade: key });
    case 'stow':
      return slot === '' ? t('checkIn.tasks.stow') : t('checkIn.tasks.stowIn', { slot });
    case 'enter':
      return slot === '' ? t('checkIn.tasks.enter') : t('checkIn.tasks.enterIn', { slot });
    case 'receive': {
      const steps = tasks.find(({ name }) => name === task)?.steps ?? [];
      return t(steps.length === 1 ? 'checkIn.tasks.complete' : 'checkIn.tasks.receive');
    }
    default:
      return t(`checkIn.tasks.${task}`);
  }
}
