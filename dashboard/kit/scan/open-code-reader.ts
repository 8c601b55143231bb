import type { CodeReader } from './code-reader.ts';

/** The Barcode Detection API of some browsers. TypeScript's library does not declare it. */
interface NativeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface NativeDetectors {
  new (options: { formats: readonly string[] }): NativeDetector;
  getSupportedFormats(): Promise<string[]>;
}
declare global {
  interface Window {
    BarcodeDetector?: NativeDetectors;
  }
}

const formats = ['qr_code', 'code_128'];

/** The browser's own reader if it supports QR codes and Code 128; otherwise ZXing, which is loaded at first use. */
export async function openCodeReader(): Promise<CodeReader> {
  const detectors = window.BarcodeDetector;
  const known = (await detectors?.getSupportedFormats().catch(() => [])) ?? [];
  if (detectors === undefined || !formats.every((format) => known.includes(format))) {
    return (await import('./library-reader.ts')).libraryReader();
  }
  const detector = new detectors({ formats });
  return {
    read: async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue),
  };
}
