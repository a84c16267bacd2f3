import { useEffect, useRef, useState, type RefObject } from 'react';
import { useSubmit, type SubmitError } from '../kit/index.ts';

/** What a person signs in with. */
export interface Credentials {
  username: string;
  password: string;
}

/** What is missing, by field. */
type CredentialErrors = Partial<Record<keyof Credentials, string>>;

/** Client-side checks before the request. */
export function credentialErrors({ username, password }: Credentials): CredentialErrors {
  return {
    ...(username.trim() === '' && { username: '账号不能为空' }),
    ...(password === '' && { password: '密码不能为空' }),
  };
}

/** A form of account and password: what is typed, what is wrong with it, and how the last try went. */
export interface SignIn {
  credentials: Credentials;
  errors: CredentialErrors;
  change: (part: Partial<Credentials>) => void;
  submit: () => Promise<void>;
  isPending: boolean;
  error: SubmitError | null;
  usernameRef: RefObject<HTMLInputElement | null>;
  passwordRef: RefObject<HTMLInputElement | null>;
}

/** Signs in by account and password. After an error what was typed stays, the password is selected. */
export function useSignIn(onSignIn: (credentials: Credentials) => unknown, username = ''): SignIn {
  const [credentials, setCredentials] = useState<Credentials>({ username, password: '' });
  const [errors, setErrors] = useState<CredentialErrors>({});
  const { run, isPending, error } = useSubmit();
  const usernameRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);

  // Focuses the first empty field.
  useEffect(() => {
    const isKnown = usernameRef.current?.value !== '';
    (isKnown ? passwordRef : usernameRef).current?.focus();
  }, []);

  const change = (part: Partial<Credentials>): void => {
    setCredentials({ ...credentials, ...part });
    setErrors({});
  };
  const submit = async (): Promise<void> => {
    const missing = credentialErrors(credentials);
    setErrors(missing);
    if (Object.keys(missing).length > 0 || isPending) return;
    const isIn = await run(() =>
      onSignIn({ ...credentials, username: credentials.username.trim() }),
    );
    if (!isIn) passwordRef.current?.select();
  };

  return { credentials, errors, change, submit, isPending, error, usernameRef, passwordRef };
}
