import type { Label } from './label.ts';

/** Labels of slots, in capitals as the check-in desk parses them, without duplicates. */
export function labelsOfSlots(slots: readonly string[]): Label[] {
  const codes = [...new Set(slots.map((code) => code.toUpperCase()))];
  return codes.map((code) => ({ code, title: null, lines: [] }));
}
