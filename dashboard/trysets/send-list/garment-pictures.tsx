import Box from '@mui/material/Box';
import type { Tryset } from '#read-api/trysets/contract.ts';
import { pictureHeight, useDensity } from '../../kit/list/row-size.ts';
import { Picture } from '../../kit/ui/picture.tsx';

/** Number of pictures that people take in at a glance. */
const shown = 3;

/** The first three garments of a tryset side by side, and the number of the others. */
export function GarmentPictures({ items }: { items: Tryset['trysetItems'] }) {
  const size = pictureHeight(useDensity());
  return (
    <Box sx={{ display: 'flex', flexShrink: 0, gap: '3px', mr: 1.5, alignItems: 'center' }}>
      {items.slice(0, shown).map(({ id, product }) => (
        <Picture key={id} src={product.coverImage} size={size} />
      ))}
      {items.length > shown && (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.75rem', pl: 0.5 }}>
          +{items.length - shown}
        </Box>
      )}
    </Box>
  );
}
