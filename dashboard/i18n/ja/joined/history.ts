import { joined } from '../../together.ts';
import { history as common } from '../history.ts';

const areas = import.meta.glob<object>('../areas/*.ts', {
  eager: true,
  import: 'history',
  query: '?history',
});

export const history = joined(areas, common);
