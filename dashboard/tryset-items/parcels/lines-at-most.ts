/** The most lines in the box at once, so that a check stays quick. */
export const linesAtMost = 2000;
