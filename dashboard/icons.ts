import icons from 'unplugin-icons/vite';

/**
 * Vite plugin that turns the import `~icons/ic/<style>-<name>` into an MUI icon. The drawings are Google's Material
 * Icons; `ic` is their collection in the package `@iconify-json/ic`. MUI's own icon package has 174 MB.
 */
export const materialIcons = icons({
  compiler: {
    extension: 'jsx',
    compiler: (svg, _collection, name) =>
      `import { createSvgIcon } from '@mui/material/utils';
       export default createSvgIcon(${drawing(svg)}, '${name.replace(/^\w+-/, '')}');`,
  },
});

/** The elements inside `<svg>` as JSX, without their colour, so that MUI's colour applies. */
function drawing(svg: string): string {
  const shapes = svg.replaceAll(/^<svg[^>]*>|<\/svg>$| fill="currentColor"/g, '');
  return /^<[^<]*>$/.test(shapes) ? shapes : `<>${shapes}</>`;
}
