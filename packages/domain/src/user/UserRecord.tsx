import type { User } from '@anzhu/api/contract/user';
import { Avatar } from '@anzhu/ui/Avatar';
import { RecordView, StatusTag, type RecordState, type RecordViewProps } from '../kit/index.ts';
import { userFacts } from './facts.ts';
import { recordStatusLook } from '../record/index.ts';

export interface UserRecordProps
  extends RecordState, Pick<RecordViewProps, 'actions' | 'children'> {
  /** The row at first, then the user with the unmasked phone. */
  user: User;
}

/** One user beside the list. Keyboard: ↑ ↓ go to the user before and after, Esc closes. */
export function UserRecord({ user, ...state }: UserRecordProps) {
  const { id, username, nickName, heads, status } = user;
  return (
    <RecordView
      {...state}
      recordId={id}
      title={nickName ?? username ?? '用户'}
      mark={
        <>
          <Avatar name={nickName ?? ''} image={heads ?? undefined} />
          <span>{username}</span>
          {status !== null && <StatusTag look={recordStatusLook[status]} />}
        </>
      }
      groups={[{ title: '账号', items: userFacts(user) }]}
    />
  );
}
