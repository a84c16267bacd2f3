/** What a person signs in with. */
export interface Credentials {
  username: string;
  password: string;
}

/** What is missing, by field. */
export type CredentialErrors = Partial<Record<keyof Credentials, string>>;

/** Client-side checks before the request. */
export function credentialErrors({ username, password }: Credentials): CredentialErrors {
  return {
    ...(username.trim() === '' && { username: '请输入账号' }),
    ...(password === '' && { password: '请输入密码' }),
  };
}
