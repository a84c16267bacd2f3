import type { RoomStatus } from '@anzhu/api/contract/room';
import { Button } from '@anzhu/ui/Button';
import { EmptyState } from '@anzhu/ui/State';
import type { ReactNode } from 'react';
import { roomStatusLook } from '../status.ts';

export interface EmptyBoardProps {
  status: RoomStatus | null;
  /** Shown when no filter of status is to blame. */
  title?: string | undefined;
  description?: string | undefined;
  action?: ReactNode;
  onShowAll: () => void;
}

/** A board without cards: because no room has the chosen status, or because there is none. */
export function EmptyBoard({
  status,
  title = '暂无房间',
  description,
  action,
  onShowAll,
}: EmptyBoardProps) {
  if (status === null) return <EmptyState {...{ title, description, action }} />;
  return (
    <EmptyState
      title={`没有状态为「${roomStatusLook[status].label}」的房间`}
      action={<Button onPress={onShowAll}>显示全部</Button>}
    />
  );
}
