import type { CodeReader } from './code-reader.ts';

/** What some browsers have of their own; nothing of it is in TypeScript's library. */
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

/** The browser's own reader where it knows QR codes and Code 128, else a library's, which is loaded with the first use. */
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
