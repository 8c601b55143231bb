import { useQuery } from '@tanstack/react-query';
import type { PictureSet } from '#read-api/kit/shown/picture-contract.ts';
import { api } from '../client/api.ts';
import { Picture } from './picture.tsx';
import { useBlobAddress } from './use-blob-address.ts';

interface GuardedPictureProps {
  src: PictureSet;
  size: number;
}

/** As `Picture`, for one whose addresses take an access token, which an `<img>` does not send. */
export function GuardedPicture({ src, size }: GuardedPictureProps) {
  const { url } = src.small;
  const { data: blob } = useQuery({
    queryKey: ['guarded picture', url],
    queryFn: async ({ signal }) => (await api.respond('GET', url, { signal })).blob(),
    // An address names its content; nobody keeps it once it is not shown.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return <Picture src={useBlobAddress(blob)} shape="square" size={size} />;
}
