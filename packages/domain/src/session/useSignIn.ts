import { useForm, type FormView } from '@anzhu/ui/Form';
import { useEffect, useRef, type RefObject } from 'react';

/** What a person signs in with. */
export interface Credentials {
  username: string;
  password: string;
}

/** Client-side checks before the request: what is missing, by field. */
export const credentialErrors = ({ username, password }: Credentials) => ({
  ...(username.trim() === '' && { username: '账号不能为空' }),
  ...(password === '' && { password: '密码不能为空' }),
});

/** A form of account and password. */
export interface SignIn {
  form: FormView<Credentials>;
  usernameRef: RefObject<HTMLInputElement | null>;
  passwordRef: RefObject<HTMLInputElement | null>;
}

/** Signs in by account and password. After an error what was typed stays, the password is selected. */
export function useSignIn(onSignIn: (credentials: Credentials) => unknown, username = ''): SignIn {
  const usernameRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const form = useForm<Credentials, Credentials>({
    defaultValues: { username, password: '' },
    check: (typed) => {
      const errors = credentialErrors(typed);
      return Object.keys(errors).length > 0
        ? { errors }
        : { values: { ...typed, username: typed.username.trim() } };
    },
    onSubmit: async (credentials) => {
      try {
        await onSignIn(credentials);
      } catch (error) {
        passwordRef.current?.select();
        throw error;
      }
    },
  });

  // Focuses the first empty field.
  useEffect(() => {
    const isKnown = usernameRef.current?.value !== '';
    (isKnown ? passwordRef : usernameRef).current?.focus();
  }, []);
  return { form, usernameRef, passwordRef };
}
