/** More lines than these come in several goes: a check has to stay quick. */
export const linesAtMost = 2000;
