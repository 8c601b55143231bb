import { type RoomIcon, roomIcons } from './room-icons.ts';

/** The icon of a page. It loads separately, since the navigation works without it. */
export function RoomMark({ icon }: { icon: RoomIcon }) {
  const Icon = roomIcons[icon];
  return <Icon sx={{ fontSize: 18 }} />;
}
