import { FormGrid } from '@anzhu/ui/Form';
import { PasswordField } from '@anzhu/ui/PasswordField';
import { TextField } from '@anzhu/ui/TextField';
import type { SignIn } from './useSignIn.ts';

/** The two fields of a sign-in form. The first empty one has the focus. */
export function CredentialFields({
  credentials,
  errors,
  change,
  usernameRef,
  passwordRef,
}: SignIn) {
  return (
    <FormGrid columns={1} isSteady>
      <TextField
        ref={usernameRef}
        label="账号"
        name="username"
        autoComplete="username"
        maxLength={64}
        value={credentials.username}
        errorMessage={errors.username}
        onChange={(username) => change({ username })}
      />
      <PasswordField
        ref={passwordRef}
        label="密码"
        name="password"
        maxLength={128}
        value={credentials.password}
        errorMessage={errors.password}
        onChange={(password) => change({ password })}
      />
    </FormGrid>
  );
}
