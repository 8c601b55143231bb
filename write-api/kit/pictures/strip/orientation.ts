const tag = 0x0112;
/** The normal orientation, for which a picture needs no Exif data. */
const upright = 1;

/**
 * Reduces Exif data to the orientation; input and result are TIFF files. Null if the picture is upright or the data has no
 * orientation.
 */
export function orientationAlone(exif: Buffer): Buffer | null {
  const orientation = orientationIn(exif);
  if (orientation === null || orientation === upright) return null;
  const alone = Buffer.alloc(26);
  alone.write('MM\0*', 'latin1');
  alone.writeUInt32BE(8, 4);
  alone.writeUInt16BE(1, 8);
  alone.writeUInt16BE(tag, 10);
  alone.writeUInt16BE(3, 12);
  alone.writeUInt32BE(1, 14);
  alone.writeUInt16BE(orientation, 18);
  return alone;
}

function orientationIn(exif: Buffer): number | null {
  const order = exif.subarray(0, 2).toString('latin1');
  if ((order !== 'II' && order !== 'MM') || exif.length < 8) return null;
  const short = (at: number) => (order === 'II' ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const directory = order === 'II' ? exif.readUInt32LE(4) : exif.readUInt32BE(4);
  if (directory + 2 > exif.length) return null;
  const entries = short(directory);
  for (let index = 0; index < entries; index++) {
    const at = directory + 2 + index * 12;
    if (at + 12 > exif.length) return null;
    if (short(at) !== tag) continue;
    const value = short(at + 8);
    return value >= 1 && value <= 8 ? value : null;
  }
  return null;
}
