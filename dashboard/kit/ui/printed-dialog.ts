/** Global styles under which the browser prints a full-screen dialog on as many pages as it needs, without the page below. */
export const printedDialog = {
  '@media print': {
    '#root': { display: 'none' },
    '.MuiDialog-root, .MuiDialog-container, .MuiDialog-paper': {
      position: 'static !important',
      height: 'auto !important',
      overflow: 'visible !important',
      border: '0 !important',
    },
    '.not-printed': { display: 'none !important' },
  },
};
