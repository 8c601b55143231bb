import { type CSSProperties, createTheme, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { appFace, corners, displayFont, japaneseFace, lifted, scheme, textSizes, tones } from './tokens.ts';
import type { Tone } from './tones.ts';

declare module '@mui/material/styles' {
  interface Palette extends Own {}
  interface PaletteOptions extends Partial<Own> {}
  interface TypographyVariants {
    figure: CSSProperties;
  }
  interface TypographyVariantsOptions {
    figure?: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    figure: true;
  }
}

interface Own {
  tone: Record<Tone, { text: string; background: string }>;
  brand: string;
  link: string;
  nav: string;
  /** Colour of the border of inputs, which contrasts with every background. */
  outline: string;
  raised: string;
  mat: string;
  /** Shadow of floating surfaces. */
  lifted: string;
}

const focusRing = {
  outline: '2px solid var(--mui-palette-link)',
  outlineOffset: '1px',
} as const;

const compact = 'small' as const;

/** Style of floating surfaces: dialogs and popovers. */
const raisedPaper = ({ theme: t }: { theme: Theme }) => ({
  borderRadius: corners.card,
  border: `1px solid ${t.vars.palette.divider}`,
  backgroundColor: t.vars.palette.raised,
  boxShadow: t.vars.palette.lifted,
});

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme' },
  colorSchemes: {
    light: { palette: { ...scheme.light, tone: tones.light, lifted: lifted.light } },
    dark: { palette: { ...scheme.dark, tone: tones.dark, lifted: lifted.dark } },
  },
  shape: { borderRadius: corners.control },
  typography: {
    fontFamily: 'var(--app-font)',
    fontSize: 13,
    h1: {
      fontFamily: displayFont,
      fontSize: textSizes.title,
      fontWeight: 620,
      lineHeight: 1.2,
      letterSpacing: '-0.02em',
    },
    h2: { fontSize: textSizes.section, fontWeight: 650, lineHeight: 1.4, letterSpacing: '-0.005em' },
    h3: { fontSize: textSizes.small, fontWeight: 650, lineHeight: 1.4 },
    figure: {
      fontFamily: displayFont,
      fontSize: textSizes.figure,
      fontWeight: 600,
      lineHeight: 1.15,
      letterSpacing: '-0.02em',
      fontVariantNumeric: 'tabular-nums',
    },
    body1: { fontSize: textSizes.body, lineHeight: 1.5 },
    body2: { fontSize: textSizes.small, lineHeight: 1.5 },
    caption: { fontSize: textSizes.caption, lineHeight: 1.4 },
    button: { fontSize: textSizes.small, fontWeight: 600, textTransform: 'none', lineHeight: 1.5 },
  },
  transitions: {
    duration: { enteringScreen: 120, leavingScreen: 90, standard: 120, short: 90, shorter: 90 },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        // The order of the fonts decides whether Chinese characters have Korean or Japanese shapes.
        ':root': { '--app-font': `${appFace}, ${japaneseFace}, system-ui, sans-serif` },
        ':root:lang(ja)': { '--app-font': `${japaneseFace}, ${appFace}, system-ui, sans-serif` },
        body: { fontFeatureSettings: "'tnum'", wordBreak: 'keep-all', overflowWrap: 'anywhere' },
        // Japanese has no spaces to break at. With `keep-all` a line could end anywhere, even before a full stop.
        'body:lang(ja)': { wordBreak: 'auto-phrase' },
        ':focus-visible': focusRing,
        // Screen readers announce a focused heading; it is not a control, so it needs no ring.
        'h1:focus-visible': { outline: 'none' },
        // Keeps focused elements from scrolling below the bar at the top or a form's bar at the bottom.
        html: { scrollPaddingTop: 64, scrollPaddingBottom: 80 },
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
    // The help below a disabled field says why it is disabled, so it must be readable.
    MuiFormHelperText: {
      styleOverrides: {
        root: ({ theme: t }) => ({ '&.Mui-disabled': { color: t.vars.palette.text.secondary } }),
      },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' }, outlined: { borderRadius: corners.card } },
    },
    MuiDialog: { styleOverrides: { paper: raisedPaper } },
    MuiPopover: { styleOverrides: { paper: raisedPaper } },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: '1rem', fontWeight: 650, paddingBottom: 8 } } },
    MuiMenuItem: { styleOverrides: { root: { fontSize: '0.8125rem', minHeight: 32 } } },
    MuiTooltip: {
      defaultProps: { arrow: true },
      styleOverrides: { tooltip: { fontSize: '0.75rem', maxWidth: 320 } },
    },
    MuiAlert: { styleOverrides: { root: { fontSize: '0.8125rem', paddingBlock: 2 } } },
  },
});
