/** Maximum lines in the box, so that a check stays quick. */
export const linesAtMost = 2000;
