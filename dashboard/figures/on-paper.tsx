import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect } from 'react';

/** Hides navigation and controls, which are of no use on paper. */
const styles = {
  '@media print': {
    'nav, [role=search], div:has(> main) > :not(main)': { display: 'none !important' },
    main: { padding: '0 !important' },
    'section, li': { breakInside: 'avoid' },
  },
};

/** Prepares the page for printing: hides controls, and switches a dark page to the light theme. */
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
