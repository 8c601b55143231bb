import type { ChartsLocaleText } from '@mui/x-charts/locales';

type Descriptions = Pick<ChartsLocaleText, Extract<keyof ChartsLocaleText, `${string}Description`>>;

/** The texts that describe chart points to a screen reader. Only a few words in them depend on the language. */
export function descriptions(words: {
  noValue: string;
  connector: string;
  range: (axis: 'x' | 'y', start: number, end: number) => string;
  fromTo: (from: string, to: string) => string;
  prices: (open: string, high: string, low: string, close: string) => string;
}): Descriptions {
  const said = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(words.connector);
  const known = (value: unknown, text: string | null) => (value === null ? words.noValue : text);
  return {
    zoomRangeDescription: ({ axisDirection, start, end }) =>
      words.range(axisDirection === 'x' ? 'x' : 'y', Math.round(start), Math.round(end)),
    barDescription: (bar) =>
      said(bar.formattedCategoryValue, bar.seriesLabel, known(bar.value, bar.formattedValue)),
    lineDescription: (point) =>
      said(point.formattedXValue, point.seriesLabel, known(point.y, point.formattedYValue)),
    scatterDescription: (point) => said(point.seriesLabel, point.formattedXValue, point.formattedYValue),
    pieDescription: (slice) => said(slice.seriesLabel, known(slice.value, slice.formattedValue)),
    radarDescription: (point) =>
      said(point.formattedCategoryValue, point.seriesLabel, known(point.value, point.formattedValue)),
    funnelDescription: (part) => said(part.seriesLabel, known(part.value, part.formattedValue)),
    heatmapDescription: (cell) =>
      said(cell.formattedXValue, cell.formattedYValue, known(cell.value, cell.formattedValue)),
    sankeyNodeDescription: (node) => said(node.nodeLabel, node.formattedValue),
    sankeyLinkDescription: ({ sourceLabel, targetLabel, formattedValue }) =>
      said(
        sourceLabel && targetLabel ? words.fromTo(sourceLabel, targetLabel) : (sourceLabel ?? targetLabel),
        formattedValue,
      ),
    rangeBarDescription: (bar) =>
      said(bar.formattedCategoryValue, bar.seriesLabel, known(bar.value, bar.formattedValue)),
    ohlcDescription: (day) =>
      said(
        day.formattedDate,
        day.seriesLabel,
        day.open === null || day.high === null || day.low === null || day.close === null
          ? words.noValue
          : words.prices(
              day.formattedOpen ?? String(day.open),
              day.formattedHigh ?? String(day.high),
              day.formattedLow ?? String(day.low),
              day.formattedClose ?? String(day.close),
            ),
      ),
  };
}

/** The name of a file type, which is the same in every language. */
export function fileType(mimeType: string): string {
  const names: Record<string, string> = { 'image/png': 'PNG', 'image/jpeg': 'JPEG', 'image/webp': 'WebP' };
  return names[mimeType] ?? mimeType;
}
