import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect } from 'react';

/** On paper there is nowhere to go and nothing to choose. */
const styles = {
  '@media print': {
    'nav, [role=search], div:has(> main) > :not(main)': { display: 'none !important' },
    main: { padding: '0 !important' },
    'section, li': { breakInside: 'avoid' },
  },
};

/** Lets the page be printed: what can be done is left out, and dark pages are printed light. */
export function OnPaper() {
  useEffect(() => {
    const page = document.documentElement;
    let before: string | null = null;
    const begin = () => {
      before = page.getAttribute('data-theme');
      page.setAttribute('data-theme', 'light');
    };
    const end = () => {
      if (before !== null) page.setAttribute('data-theme', before);
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return <GlobalStyles styles={styles} />;
}
