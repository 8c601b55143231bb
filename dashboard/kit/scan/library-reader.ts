import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { CodeReader } from './code-reader.ts';

/** Maximum width in pixels. More pixels slow the reader down and do not read labels better. */
const widest = 1280;

/**
 * Loads ZXing as WebAssembly from the dashboard's own files.
 *
 * @throws if it cannot be loaded.
 */
export async function libraryReader(): Promise<CodeReader> {
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('this browser has no 2D canvas: type the code instead');
  return {
    async read(video) {
      const scale = Math.min(1, widest / video.videoWidth);
      canvas.width = Math.round(video.videoWidth * scale);
      canvas.height = Math.round(video.videoHeight * scale);
      context.drawImage(video, 0, 0, canvas.width, canvas.height);
      const picture = context.getImageData(0, 0, canvas.width, canvas.height);
      const found = await readBarcodes(picture, { formats: ['QRCode', 'Code128'], maxNumberOfSymbols: 4 });
      return found.map(({ text }) => text);
    },
  };
}
