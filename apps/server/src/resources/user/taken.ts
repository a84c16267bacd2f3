import { violates } from '../../platform/db/violation.ts';
import { invalid } from '../../platform/http/refusal.ts';

/** Maps a violated unique index to the refused field: user name or phone. */
export function taken(
  error: unknown,
  { username, phone }: { username?: string | undefined; phone?: string | undefined },
): unknown {
  if (violates(error, 'user_name_once')) return invalid('username', `用户名「${username}」已存在`);
  if (violates(error, 'user_phone_once')) return invalid('phone', `手机号${phone}已被占用`);
  return error;
}
