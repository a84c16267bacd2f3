import { PaperFrame } from '../../../packages/domain/src/session/index.ts';
import { roleLabel } from '../../../packages/api/src/contract/role.ts';
import { Text } from '../../../packages/ui/src/Text/Text.tsx';
import { type Account, demoAccounts, work } from './accounts.ts';
import * as css from './demo.css.ts';

export interface ChooserProps {
  /** The account whose hotel is being opened. */
  entering: Account | null;
  /** Why the hotel cannot be opened. */
  error: Error | null;
  onChoose: (account: Account) => void;
}

/** The first page: the four accounts, and that nothing is saved. */
export function Chooser({ entering, error, onChoose }: ChooserProps) {
  return (
    <PaperFrame>
      <div className={css.chooser}>
        <Text as="p" size="small" tone="muted">
          整个产品都在这个网页里运行，没有服务器。放心试：改动不会保存，刷新就恢复原样。
        </Text>
        <ul aria-label="选择角色" className={css.accounts}>
          {demoAccounts.map((account) => (
            <li key={account.username}>
              <button
                type="button"
                className={css.account}
                disabled={entering !== null || error !== null}
                aria-busy={entering === account}
                onClick={() => onChoose(account)}
              >
                <span className={css.role}>{roleLabel[account.role]}</span>
                <span className={css.name}>
                  {entering === account
                    ? '正在打开酒店…'
                    : `${account.nickName} · ${account.username}`}
                </span>
                <span className={css.work}>{work[account.role]}</span>
              </button>
            </li>
          ))}
        </ul>
        {error && (
          <p role="alert" className={css.fault}>
            演示打不开：浏览器要允许 Service Worker（隐私窗口里常常没有），网页要经 https
            或本机访问。
          </p>
        )}
      </div>
    </PaperFrame>
  );
}
