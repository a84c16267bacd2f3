import type { Role } from '@anzhu/api/contract/role';
import { Avatar } from '@anzhu/ui/Avatar';
import { Button } from '@anzhu/ui/Button';
import { lazyPart } from '@anzhu/ui/lazyPart';
import type { Appearance } from '@anzhu/ui/theme';
import { useRef, useState } from 'react';
import { trigger as triggerStyle, triggerName } from './UserMenu.css.ts';

const sheet = lazyPart(() => import('./UserSheet.tsx').then((part) => part.UserSheet));

export interface UserMenuProps {
  /** The nickname of the account; it is the label of the button. */
  nickname: string;
  /** Address of the picture. */
  picture?: string | null | undefined;
  /** Not shown when the server gives none. */
  role?: Role | null | undefined;
  /** Theme and density as they are chosen. */
  appearance: Appearance;
  /** Called with theme and density when one of them was changed. */
  onAppearanceChange: (appearance: Appearance) => void;
  /** Opens the profile; without it there is no such entry. */
  onEditProfile?: (() => void) | undefined;
  /** Opens 我的登录; without it there is no such entry. */
  onShowSessions?: (() => void) | undefined;
  /** Signs out. The entry shows it as long as a returned promise is pending. */
  onSignOut: () => void | Promise<void>;
}

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
        onPointerEnter={sheet.preload}
        onFocus={sheet.preload}
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
      {isOpen && <sheet.Part {...props} triggerRef={trigger} onClose={() => setOpen(false)} />}
    </>
  );
}
