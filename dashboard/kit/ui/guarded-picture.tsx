import { useQuery } from '@tanstack/react-query';
import type { PictureSet } from '#read-api/kit/shown/picture-contract.ts';
import { api } from '../client/api.ts';
import { addressOf, Picture } from './picture.tsx';
import { useBlobAddress } from './use-blob-address.ts';

interface GuardedPictureProps {
  src: PictureSet;
  size: number;
  /** The name of the link that opens the original picture. Without it the picture is no link. */
  opens?: string;
}

/** A `Picture` whose URLs require an access token. An `<img>` does not send one, so this loads the picture itself. */
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

/** Loads the picture with the access token and returns a blob URL for it; null while it loads. */
function useGuarded(url: string): string | null {
  const { data: blob } = useQuery({
    queryKey: ['guarded picture', url],
    queryFn: async ({ signal }) => (await api.respond('GET', url, { signal })).blob(),
    // The content of a URL never changes. The cache drops the picture once no component shows it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return useBlobAddress(blob);
}
