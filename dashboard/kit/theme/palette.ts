/** Ink, paper and one deep green: quiet grounds, so that the statuses are what catches the eye. */
export const scheme = {
  light: {
    primary: { main: '#17594a', light: '#2c7565', dark: '#0d4034', contrastText: '#ffffff' },
    secondary: { main: '#5c5346', light: '#7d7364', dark: '#3f382e', contrastText: '#ffffff' },
    error: { main: '#b3261e', light: '#c94c45', dark: '#8c1d17', contrastText: '#ffffff' },
    background: { default: '#f5f4f0', paper: '#ffffff' },
    text: { primary: '#1b201e', secondary: '#59605c', disabled: '#989e9a' },
    divider: '#e2e0d9',
    outline: '#7f8582',
    nav: '#eeece5',
  },
  dark: {
    primary: { main: '#7fcdb6', light: '#a2dfcd', dark: '#58a892', contrastText: '#06251d' },
    secondary: { main: '#c9bda9', light: '#ddd3c3', dark: '#a69a86', contrastText: '#241f16' },
    error: { main: '#ff9d94', light: '#ffb9b3', dark: '#e0746b', contrastText: '#3d0906' },
    background: { default: '#121513', paper: '#191d1b' },
    text: { primary: '#e7ebe8', secondary: '#a3aba6', disabled: '#6d7570' },
    divider: '#2c322f',
    outline: '#727b76',
    nav: '#151917',
  },
} as const;
