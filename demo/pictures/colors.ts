export type Color = readonly [red: number, green: number, blue: number];

const white: Color = [255, 255, 255];
const black: Color = [0, 0, 0];

/** Parses a colour of six hexadecimal digits: `#8a5a44`. */
export function parse(hex: string): Color {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const hexOf = (color: Color) => `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

export function mix(one: Color, other: Color, share: number): Color {
  const at = (index: 0 | 1 | 2) => Math.round(one[index] * (1 - share) + other[index] * share);
  return [at(0), at(1), at(2)];
}

/** Mixes a colour towards black (1) or white (-1). */
export function toned(hex: string, tone: number): string {
  return hexOf(mix(parse(hex), tone > 0 ? black : white, Math.abs(tone)));
}

export const blended = (one: string, other: string, share: number) =>
  hexOf(mix(parse(one), parse(other), share));
