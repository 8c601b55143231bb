/** A name of which its owner knows it again, and nobody else learns it: `hy**********2`. Short ones keep their first letter alone. */
export function masked(name: string): string {
  const letters = [...name];
  if (letters.length < 5) return letters.map((letter, at) => (at === 0 ? letter : '*')).join('');
  return letters.map((letter, at) => (at < 2 || at === letters.length - 1 ? letter : '*')).join('');
}
