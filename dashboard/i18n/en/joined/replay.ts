import { joined } from '../../together.ts';
import { texts } from '../areas/replay.ts';

const areas = import.meta.glob<object>(['../areas/*.ts', '!../areas/files.ts'], {
  eager: true,
  import: 'replay',
  query: '?replay',
});

export const replay = joined(areas, texts.replay);
