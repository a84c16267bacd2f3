import type { GroupInput } from './groupDraft.ts';

/** How much was checked in together, for a message. */
export const describeGroup = ({ rooms }: GroupInput): string =>
  `已办理 ${rooms.length} 间、${rooms.flatMap((room) => room.checkInfoList).length} 位入住`;
