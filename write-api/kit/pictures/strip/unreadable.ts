import { ApiError } from '#http/errors.ts';

export function unreadable(): ApiError {
  return new ApiError(
    415,
    'picture.unreadable',
    'the picture is damaged or unreadable; save it again as JPEG, PNG, WebP or GIF',
  );
}
