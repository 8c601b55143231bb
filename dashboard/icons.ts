import icons from 'unplugin-icons/vite';

/**
 * The plugin that turns `~icons/ic/<style>-<name>` into one of MUI's icons: the drawings are Google's Material Icons, and
 * `ic` is their collection in the package `@iconify-json/ic`. MUI's own package of them has 174 MB.
 */
export const materialIcons = icons({
  compiler: {
    extension: 'jsx',
    compiler: (svg, _collection, name) =>
      `import { createSvgIcon } from '@mui/material/utils';
       export default createSvgIcon(${drawing(svg)}, '${name.replace(/^\w+-/, '')}');`,
  },
});

/** The icon's shapes as JSX: the elements inside of `<svg>`, in MUI's colour. */
function drawing(svg: string): string {
  const shapes = svg.replaceAll(/^<svg[^>]*>|<\/svg>$| fill="currentColor"/g, '');
  return /^<[^<]*>$/.test(shapes) ? shapes : `<>${shapes}</>`;
}
