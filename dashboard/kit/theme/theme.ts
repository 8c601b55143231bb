import { createTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { scheme } from './palette.ts';
import { type Tone, tones } from './tones.ts';

declare module '@mui/material/styles' {
  interface Palette {
    tone: Record<Tone, { text: string; background: string }>;
    nav: string;
    /** Around what can be filled in: stands out from every ground. */
    outline: string;
  }
  interface PaletteOptions {
    tone?: Record<Tone, { text: string; background: string }>;
    nav?: string;
    outline?: string;
  }
}

const focusRing = {
  outline: '2px solid var(--mui-palette-primary-main)',
  outlineOffset: '1px',
} as const;

const compact = 'small' as const;

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme' },
  colorSchemes: {
    light: { palette: { ...scheme.light, tone: tones.light } },
    dark: { palette: { ...scheme.dark, tone: tones.dark } },
  },
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: 'var(--app-font)',
    fontSize: 13,
    h1: { fontSize: '1.25rem', fontWeight: 680, lineHeight: 1.3, letterSpacing: '-0.01em' },
    h2: { fontSize: '0.9375rem', fontWeight: 650, lineHeight: 1.4 },
    h3: { fontSize: '0.8125rem', fontWeight: 650, lineHeight: 1.4 },
    body1: { fontSize: '0.875rem', lineHeight: 1.5 },
    body2: { fontSize: '0.8125rem', lineHeight: 1.5 },
    caption: { fontSize: '0.75rem', lineHeight: 1.4 },
    button: { fontSize: '0.8125rem', fontWeight: 600, textTransform: 'none', lineHeight: 1.5 },
  },
  transitions: {
    duration: { enteringScreen: 120, leavingScreen: 90, standard: 120, short: 90, shorter: 90 },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        // Chinese characters are drawn as the reader's language draws them.
        ':root': { '--app-font': "'Pretendard Variable', 'Pretendard JP Variable', system-ui, sans-serif" },
        ':root:lang(ja)': {
          '--app-font': "'Pretendard JP Variable', 'Pretendard Variable', system-ui, sans-serif",
        },
        body: { fontFeatureSettings: "'tnum'", wordBreak: 'keep-all', overflowWrap: 'anywhere' },
        ':focus-visible': focusRing,
        // A heading that the focus was moved to is told, not operated.
        'h1:focus-visible': { outline: 'none' },
        // What the keyboard moves to does not come to stand below the bar at the top.
        html: { scrollPaddingTop: 64 },
        '@media (prefers-reduced-motion: reduce)': {
          '*, ::before, ::after': {
            animationDuration: '1ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '1ms !important',
            scrollBehavior: 'auto !important',
          },
        },
        a: { color: 'inherit' },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { fontFamily: 'inherit', '&.Mui-focusVisible': focusRing } },
    },
    MuiButton: {
      defaultProps: { size: compact, disableElevation: true },
      styleOverrides: {
        root: ({ theme: t }) => ({
          minHeight: 32,
          paddingInline: 12,
          whiteSpace: 'nowrap',
          variants: [
            {
              props: { variant: 'outlined', color: 'inherit' },
              style: {
                borderColor: t.vars.palette.divider,
                backgroundColor: t.vars.palette.background.paper,
              },
            },
          ],
        }),
      },
    },
    MuiOutlinedInput: {
      styleOverrides: { notchedOutline: ({ theme: t }) => ({ borderColor: t.vars.palette.outline }) },
    },
    MuiToggleButton: {
      styleOverrides: {
        root: ({ theme: t }) => ({
          color: t.vars.palette.text.secondary,
          borderColor: t.vars.palette.outline,
          '&.Mui-selected, &.Mui-selected:hover': {
            color: t.vars.palette.primary.contrastText,
            backgroundColor: t.vars.palette.primary.main,
          },
        }),
      },
    },
    MuiIconButton: { defaultProps: { size: compact } },
    MuiTextField: { defaultProps: { size: compact } },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiDialog: {
      styleOverrides: { paper: ({ theme: t }) => ({ border: `1px solid ${t.vars.palette.divider}` }) },
    },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: '1rem', fontWeight: 650, paddingBottom: 8 } } },
    MuiMenuItem: { styleOverrides: { root: { fontSize: '0.8125rem', minHeight: 32 } } },
    MuiTooltip: {
      defaultProps: { arrow: true },
      styleOverrides: { tooltip: { fontSize: '0.75rem', maxWidth: 320 } },
    },
    MuiAlert: { styleOverrides: { root: { fontSize: '0.8125rem', paddingBlock: 2 } } },
  },
});
