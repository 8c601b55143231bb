/** The texts for scanning codes with the device's camera. */
export const camera = {
  open: 'Scan by camera',
  close: 'Close the camera',
  title: 'Camera',
  opening: 'Opening the camera …',
  looking: 'Hold a label before the camera.',
  problems: {
    insecure:
      'The browser gives a camera only to pages that come over https. Type the code, or use a scanner.',
    denied:
      'The camera may not be used. Allow it for this page in the browser’s settings, then open it again.',
    none: 'There is no camera. Type the code, or use a scanner.',
    busy: 'The camera cannot be opened; another program may be using it. Close that and open it again.',
    notLoaded: 'The reader of codes could not be loaded. Close this and open it again.',
  },
};
