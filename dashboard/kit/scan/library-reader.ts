import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { CodeReader } from './code-reader.ts';

/** More pixels make it slower, and no label better read. */
const widest = 1280;

/** ZXing as WebAssembly, from this dashboard's own files. @throws where it cannot be loaded. */
export async function libraryReader(): Promise<CodeReader> {
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('this browser draws nothing');
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
