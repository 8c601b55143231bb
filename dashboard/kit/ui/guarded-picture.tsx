import { useQuery } from '@tanstack/react-query';
import type { PictureSet } from '#read-api/kit/shown/picture-contract.ts';
import { api } from '../client/api.ts';
import { addressOf, Picture } from './picture.tsx';
import { useBlobAddress } from './use-blob-address.ts';

interface GuardedPictureProps {
  src: PictureSet;
  size: number;
  /** The accessible name of the link that opens the original. Without it there is no link. */
  opens?: string;
}

/** A `Picture` whose addresses require an access token, which an `<img>` does not send. */
export function GuardedPicture({ src, size, opens }: GuardedPictureProps) {
  const shown = useGuarded(opens === undefined ? addressOf(src, size) : src.origin.url);
  const picture = <Picture src={shown} shape="square" size={size} />;
  if (opens === undefined || shown === null) return picture;
  return (
    <a href={shown} target="_blank" rel="noreferrer" aria-label={opens} style={{ display: 'inline-block' }}>
      {picture}
    </a>
  );
}

/** A blob address for the content of an address that requires a token; null until it is loaded. */
function useGuarded(url: string): string | null {
  const { data: blob } = useQuery({
    queryKey: ['guarded picture', url],
    queryFn: async ({ signal }) => (await api.respond('GET', url, { signal })).blob(),
    // The content of an address never changes. It leaves the cache when no picture shows it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return useBlobAddress(blob);
}
