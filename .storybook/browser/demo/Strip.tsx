import { useRef, useState } from 'react';
import { roleLabel } from '../../../packages/api/src/contract/role.ts';
import { Button } from '../../../packages/ui/src/Button/index.ts';
import { RotateCcw, UserRound } from '../../../packages/ui/src/Icon/index.ts';
import { FloatingMenu } from '../../../packages/ui/src/Menu/index.ts';
import { type Account, demoAccounts } from './accounts.ts';
import * as css from './demo.css.ts';

export interface StripProps {
  account: Account;
  onChange: (account: Account) => void;
  onStartAfresh: () => void;
}

/** Below the product: that nothing is saved, the role and the way to another one, the way back to the start. */
export function Strip({ account, onChange, onStartAfresh }: StripProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <aside aria-label="演示" className={css.strip}>
      <p className={css.notice}>
        演示<span className={css.more}>：改动不会保存，刷新后恢复原样</span>
        <span className={css.less}>，不保存</span>
      </p>
      <Button
        ref={trigger}
        size="small"
        variant="quiet"
        icon={<UserRound size={16} />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      >
        {roleLabel[account.role]}
      </Button>
      <Button size="small" variant="quiet" icon={<RotateCcw size={16} />} onPress={onStartAfresh}>
        重新开始
      </Button>
      {isOpen && (
        <FloatingMenu
          label="换角色"
          triggerRef={trigger}
          onClose={() => setOpen(false)}
          items={demoAccounts.map((one) => ({
            id: one.username,
            label: `${roleLabel[one.role]} ${one.nickName}`,
            isDisabled: one === account,
            onAction: () => onChange(one),
          }))}
        />
      )}
    </aside>
  );
}
