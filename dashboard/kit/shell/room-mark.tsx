import { type RoomIcon, roomIcons } from './room-icons.ts';

/** The mark of a room, to be loaded apart: the navigation can be read and used without. */
export function RoomMark({ icon }: { icon: RoomIcon }) {
  const Icon = roomIcons[icon];
  return <Icon sx={{ fontSize: 18 }} />;
}
