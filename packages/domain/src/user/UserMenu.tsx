import { Avatar } from '@anzhu/ui/Avatar';
import { Button } from '@anzhu/ui/Button';
import { Skeleton } from '@anzhu/ui/Skeleton';
import { useRef, useState } from 'react';
import { trigger as triggerStyle, triggerName, waiting } from './UserMenu.css.ts';
import { UserSheet, type UserMenuProps } from './UserSheet.tsx';

export type { UserMenuProps } from './UserSheet.tsx';

/** Its place, until it is read who is signed in. */
export const UserMenuSkeleton = () => (
  <span className={waiting}>
    <Skeleton width={24} height={24} shape="round" />
    <span className={triggerName}>
      <Skeleton width={40} />
    </span>
  </span>
);

/**
 * Who is signed in, at the end of the top bar: opens theme, density, 修改信息, 我的登录 and 退出登录.
 *
 * Keyboard: Enter, Space and ↓ open it; Tab and arrows move; Esc closes.
 */
export function UserMenu(props: UserMenuProps) {
  const { nickname, picture } = props;
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <Button
        ref={trigger}
        variant="quiet"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <span className={triggerStyle}>
          <Avatar name={nickname} image={picture ?? undefined} size="small" />
          <span className={triggerName}>{nickname}</span>
        </span>
      </Button>
      {isOpen && <UserSheet {...props} triggerRef={trigger} onClose={() => setOpen(false)} />}
    </>
  );
}
