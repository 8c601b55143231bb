import type { Tone } from './tones.ts';

/**
 * Colours of the light and dark themes. Each colour has one role: `brand` for the product's own brand, `link` for
 * links, `primary` for buttons, tones for statuses. Backgrounds are muted, so that garments and statuses draw
 * attention.
 */
export const scheme = {
  light: {
    brand: '#17594a',
    link: '#1d4c9c',
    primary: { main: '#26241f', light: '#4b483f', dark: '#0f0e0c', contrastText: '#ffffff' },
    secondary: { main: '#5c5346', light: '#7d7364', dark: '#3f382e', contrastText: '#ffffff' },
    success: { main: '#1c6b3d', light: '#2f8a54', dark: '#124f2b', contrastText: '#ffffff' },
    error: { main: '#b3261e', light: '#c94c45', dark: '#8c1d17', contrastText: '#ffffff' },
    background: { default: '#f6f5f1', paper: '#ffffff' },
    text: { primary: '#1d1c19', secondary: '#5b5a54', disabled: '#9a988f' },
    divider: '#e4e1d9',
    outline: '#85827a',
    nav: '#efede6',
    /** Background of floating surfaces: menus, panels, dialogs. */
    raised: '#ffffff',
    /** Background behind a picture that does not fill its frame. */
    mat: '#f1efe9',
  },
  dark: {
    brand: '#7fcdb6',
    link: '#9cc1ff',
    primary: { main: '#ebe7dd', light: '#ffffff', dark: '#cbc5b7', contrastText: '#1b1915' },
    secondary: { main: '#c9bda9', light: '#ddd3c3', dark: '#a69a86', contrastText: '#241f16' },
    success: { main: '#86d7a5', light: '#aee6c3', dark: '#62b584', contrastText: '#0a2415' },
    error: { main: '#ff9d94', light: '#ffb9b3', dark: '#e0746b', contrastText: '#3d0906' },
    background: { default: '#131312', paper: '#1b1b19' },
    text: { primary: '#eceae4', secondary: '#aaa79e', disabled: '#716e66' },
    divider: '#302f2b',
    outline: '#7b786f',
    nav: '#171715',
    raised: '#242421',
    mat: '#262522',
  },
} as const;

interface ToneColors {
  text: string;
  background: string;
}

/** Text on its background has a contrast of at least 4.5:1 in both schemes. */
export const tones: Record<'light' | 'dark', Record<Tone, ToneColors>> = {
  light: {
    neutral: { text: '#4c4a44', background: '#edebe5' },
    waiting: { text: '#7a4a00', background: '#fbebcb' },
    moving: { text: '#17507f', background: '#dcebf8' },
    good: { text: '#1c5b37', background: '#d9efe0' },
    back: { text: '#5b3d8f', background: '#eae3f7' },
    bad: { text: '#9b2321', background: '#fbe1de' },
    done: { text: '#3d4a55', background: '#e0e6ea' },
  },
  dark: {
    neutral: { text: '#c9c6be', background: '#302f2b' },
    waiting: { text: '#f2c878', background: '#40320f' },
    moving: { text: '#9dccf5', background: '#17344c' },
    good: { text: '#94dbae', background: '#173a26' },
    back: { text: '#cdb8f5', background: '#352a4e' },
    bad: { text: '#ffaaa3', background: '#4c1f1d' },
    done: { text: '#b7c5d1', background: '#27313a' },
  },
};

/** Fonts of the body text: the first for Latin and Korean, the second for Japanese. */
export const appFace = "'Pretendard Variable'";
export const japaneseFace = "'Noto Sans JP Variable'";
/** Font of titles and large figures. It has no Korean or Japanese letters; those fall back to the body's fonts. */
export const displayFace = "'Bricolage Grotesque Variable'";
export const displayFont = `${displayFace}, var(--app-font)`;

/** Text sizes in rem, from captions to large figures. */
export const textSizes = {
  caption: '0.75rem',
  small: '0.8125rem',
  body: '0.875rem',
  section: '1rem',
  title: '1.75rem',
  figure: '2rem',
} as const;

/** Corner radii in px: of controls, and of cards and floating surfaces. */
export const corners = { control: 6, card: 10 } as const;

/** Shadows of floating surfaces. */
export const lifted = {
  light: '0 1px 2px rgba(38, 34, 26, 0.08), 0 12px 32px -6px rgba(38, 34, 26, 0.24)',
  dark: '0 1px 2px rgba(0, 0, 0, 0.5), 0 14px 36px -4px rgba(0, 0, 0, 0.7)',
} as const;

/** Media query for phones: windows below the theme's first breakpoint. */
export const narrow = '@media (max-width: 599.95px)';

/** CSS transition of the colours when an element's state changes. */
export const stateChange =
  'color 150ms ease-out, background-color 150ms ease-out, border-color 150ms ease-out, box-shadow 150ms ease-out';
