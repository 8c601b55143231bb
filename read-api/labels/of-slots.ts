import type { Label } from './label.ts';

/** The labels of shelves, as the desk shows what it read from them: in capitals, each once. */
export function labelsOfSlots(slots: string): Label[] {
  const codes = [...new Set(slots.toUpperCase().split(','))];
  return codes.map((code) => ({ code, title: null, lines: [] }));
}
