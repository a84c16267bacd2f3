import { FormGrid } from '@anzhu/ui/Form';
import { PasswordField } from '@anzhu/ui/PasswordField';
import { TextField } from '@anzhu/ui/TextField';
import type { SignIn } from './useSignIn.ts';

/** The two fields of a sign-in form. The first empty one has the focus. */
export function CredentialFields({ form: { field }, usernameRef, passwordRef }: SignIn) {
  return (
    <FormGrid columns={1}>
      <TextField
        {...field('username')}
        ref={usernameRef}
        label="账号"
        autoComplete="username"
        maxLength={64}
      />
      <PasswordField {...field('password')} ref={passwordRef} label="密码" maxLength={128} />
    </FormGrid>
  );
}
