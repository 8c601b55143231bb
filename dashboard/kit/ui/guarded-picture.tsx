import { useQuery } from '@tanstack/react-query';
import type { PictureSet } from '#read-api/kit/shown/picture-contract.ts';
import { api } from '../client/api.ts';
import { addressOf, Picture } from './picture.tsx';
import { useBlobAddress } from './use-blob-address.ts';

interface GuardedPictureProps {
  src: PictureSet;
  size: number;
  /** A click opens it as it was sent, under this name. */
  opens?: string;
}

/** As `Picture`, for one whose addresses take an access token, which an `<img>` does not send. */
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

/** An address of this page's own for what an address with a token answers; null until it is there. */
function useGuarded(url: string): string | null {
  const { data: blob } = useQuery({
    queryKey: ['guarded picture', url],
    queryFn: async ({ signal }) => (await api.respond('GET', url, { signal })).blob(),
    // An address names its content; nobody keeps it once it is not shown.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return useBlobAddress(blob);
}
