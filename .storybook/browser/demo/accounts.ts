import { demoAccounts, demoPassword } from '../../../apps/server/src/demo/staff.ts';
import { clearSession } from '../../../apps/admin/src/session/store.ts';
import { signIn } from '../../../apps/admin/src/session/signIn.ts';
import { Role } from '../../../packages/api/src/contract/role.ts';

export type Account = (typeof demoAccounts)[number];

/** What each role does in the product, in a line. */
export const work: Record<Role, string> = {
  [Role.admin]: '看全部酒店，管用户、菜单、审核和日志',
  [Role.hotelAdmin]: '管一家酒店：房态、订单、改价、退款',
  [Role.hotelMember]: '办入住、换房、退房、打扫，不改价',
  [Role.antiEpidemic]: '管隔离房、申报、每日检测，不看金额',
};

const key = 'demo-account';

/** The account chosen in this tab: it stays when the page is reloaded. */
export function chosenAccount(): Account | null {
  const name = sessionStorage.getItem(key);
  return demoAccounts.find(({ username }) => username === name) ?? null;
}

/** Signs in with an account, in the place of any other. */
export async function enterAs({ username }: Account): Promise<void> {
  clearSession();
  await signIn({ username, password: demoPassword });
  sessionStorage.setItem(key, username);
}

/** Forgets everything of this tab and begins at the choice of a role, with the data as it was built. */
export function startAfresh(base: string): void {
  sessionStorage.clear();
  location.assign(base);
}

export { demoAccounts };
