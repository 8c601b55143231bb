import type { Label } from './label.ts';

/** Labels of slots, as the desk parses them: in capitals, without duplicates. */
export function labelsOfSlots(slots: string): Label[] {
  const codes = [...new Set(slots.toUpperCase().split(','))];
  return codes.map((code) => ({ code, title: null, lines: [] }));
}
