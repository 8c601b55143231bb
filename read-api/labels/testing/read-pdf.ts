import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** Resolution of two of the three printers in use. */
const dotsAnInch = 300;

export interface PrintedPage {
  /** In millimetres. */
  width: number;
  height: number;
  /** Its selectable text. */
  text: string;
  /** Codes that a scanner reads from the printed page, from the upper left to the lower right. */
  codes: { text: string; format: string }[];
}

/** Renders a PDF at a label printer's resolution and reads its codes with a scanner library. */
export async function readPdf(bytes: Uint8Array): Promise<PrintedPage[]> {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasmBinary = (await readFile(wasm)).buffer;
  prepareZXingModule({ overrides: { wasmBinary } });
  const pages: PrintedPage[] = [];
  for (const { paper, canvas, text } of await drawnPages(bytes)) {
    const pixels = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    const found = await readBarcodes(pixels as ImageData, {
      formats: ['QRCode', 'Code128'],
      maxNumberOfSymbols: 255,
      tryHarder: true,
    });
    pages.push({
      ...paper,
      text,
      codes: found
        .toSorted(
          ({ position: a }, { position: b }) => a.topLeft.y - b.topLeft.y || a.topLeft.x - b.topLeft.x,
        )
        .map(({ text, format }) => ({ text, format })),
    });
  }
  return pages;
}

/** The pages of a PDF as images, with their sizes in millimetres and their text. */
export async function drawnPages(bytes: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  const pdf = await task.promise;
  const drawn = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const size = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: dotsAnInch / 72 });
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
    // @ts-expect-error the library's types name the browser's canvas; in Node it draws on this one.
    await page.render({ canvas, canvasContext: canvas.getContext('2d'), viewport }).promise;
    const { items } = await page.getTextContent();
    drawn.push({
      canvas,
      paper: { width: (size.width / 72) * 25.4, height: (size.height / 72) * 25.4 },
      text: items.map((item) => ('str' in item ? item.str : '')).join('\n'),
    });
  }
  await task.destroy();
  return drawn;
}
