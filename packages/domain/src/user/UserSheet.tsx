import { roleLabel, type Role } from '@anzhu/api/contract/role';
import { Avatar } from '@anzhu/ui/Avatar';
import { Button } from '@anzhu/ui/Button';
import { Popover } from '@anzhu/ui/Popover';
import { SegmentedControl } from '@anzhu/ui/SegmentedControl';
import { Text } from '@anzhu/ui/Text';
import type { Appearance } from '@anzhu/ui/theme';
import { LogOut, Smartphone, UserRoundPen } from '@anzhu/ui/Icon';
import type { RefObject } from 'react';
import { choices, buttons, person, sheet } from './UserSheet.css.ts';

const themes = [
  { value: 'light', label: '浅色' },
  { value: 'dark', label: '深色' },
  { value: 'system', label: '跟随系统' },
] as const satisfies { value: Appearance['theme']; label: string }[];

const densities = [
  { value: 'comfortable', label: '舒适' },
  { value: 'compact', label: '紧凑' },
] as const satisfies { value: Appearance['density']; label: string }[];

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

interface UserSheetProps extends UserMenuProps {
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** What a `UserMenu` opens. */
export function UserSheet({
  nickname,
  picture,
  role,
  appearance,
  onAppearanceChange,
  onEditProfile,
  onShowSessions,
  onSignOut,
  triggerRef,
  onClose,
}: UserSheetProps) {
  const entries = [
    { label: '修改信息', icon: <UserRoundPen size={16} />, onPress: onEditProfile },
    { label: '我的登录', icon: <Smartphone size={16} />, onPress: onShowSessions },
  ];
  return (
    <Popover
      label={nickname}
      triggerRef={triggerRef}
      padding="none"
      placement="bottom end"
      onClose={onClose}
    >
      <div className={sheet}>
        <div className={person}>
          <Avatar name={nickname} image={picture ?? undefined} />
          <div>
            <Text as="p" isStrong>
              {nickname}
            </Text>
            {role && (
              <Text as="p" size="note" tone="muted">
                {roleLabel[role]}
              </Text>
            )}
          </div>
        </div>
        <div className={choices}>
          <SegmentedControl<Appearance['theme']>
            label="主题"
            value={appearance.theme}
            options={themes}
            onChange={(theme) => onAppearanceChange({ ...appearance, theme })}
          />
          <SegmentedControl<Appearance['density']>
            label="密度"
            value={appearance.density}
            options={densities}
            onChange={(density) => onAppearanceChange({ ...appearance, density })}
          />
        </div>
        <div className={buttons}>
          {entries.map(
            ({ label, icon, onPress }) =>
              onPress && (
                <Button
                  key={label}
                  variant="quiet"
                  icon={icon}
                  onPress={() => {
                    onClose();
                    onPress();
                  }}
                >
                  {label}
                </Button>
              ),
          )}
          <Button variant="quiet" icon={<LogOut size={16} />} onPress={onSignOut}>
            退出登录
          </Button>
        </div>
      </div>
    </Popover>
  );
}
