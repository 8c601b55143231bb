import { rooms as others } from '../shell.ts';

export { shell } from '../shell.ts';

const areas = import.meta.glob<object>(['./*.ts', '!./files.ts'], {
  base: '../areas/',
  eager: true,
  import: 'rooms',
  query: '?rooms',
});

export const rooms: object = Object.assign({}, others, ...Object.values(areas));
