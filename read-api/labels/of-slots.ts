import type { Label } from './label.ts';

/** Labels of slots, in capitals as the check-in desk parses them, without duplicates. */
export function labelsOfSlots(slots: string): Label[] {
  const codes = [...new Set(slots.toUpperCase().split(','))];
  return codes.map((code) => ({ code, title: null, lines: [] }));
}
