import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** Resolution of two of the three printer models in use. */
const dotsAnInch = 300;

export interface PrintedPage {
  /** Width of the page in millimetres. */
  width: number;
  height: number;
  /** Selectable text of the page. */
  text: string;
  /** Codes that a scanner reads from the printed page, from the upper left to the lower right. */
  codes: { text: string; format: string }[];
}

/** A page as a picture of four bytes per pixel. */
export interface DrawnPage {
  pixels: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
  /** Size of the paper in millimetres. */
  paper: { width: number; height: number };
  text: string;
}

/** Renders a PDF at a label printer's resolution and reads its codes with a scanner library. */
export async function readPdf(bytes: Uint8Array): Promise<PrintedPage[]> {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasmBinary = (await readFile(wasm)).buffer;
  prepareZXingModule({ overrides: { wasmBinary } });
  const pages: PrintedPage[] = [];
  for (const { paper, pixels, width, height, text } of await drawnPages(bytes)) {
    const data = new Uint8ClampedArray(pixels);
    const found = await readBarcodes({ data, width, height, colorSpace: 'srgb' } as ImageData, {
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

/** The pages of a PDF as pictures, with their size and text. */
export async function drawnPages(bytes: Uint8Array): Promise<DrawnPage[]> {
  const library = await PDFiumLibrary.init();
  const pdf = await library.loadDocument(bytes);
  const drawn: DrawnPage[] = [];
  for (const page of pdf.pages()) {
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const text = page.getText().replaceAll('\r\n', '\n');
    // The library closes a page after rendering it.
    const { data, width, height } = await page.render({ scale: dotsAnInch / 72, render: 'bitmap' });
    drawn.push({
      pixels: new Uint8Array(data),
      width,
      height,
      paper: { width: (originalWidth / 72) * 25.4, height: (originalHeight / 72) * 25.4 },
      text,
    });
  }
  pdf.destroy();
  library.destroy();
  return drawn;
}
