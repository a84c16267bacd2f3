export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
export { strengthOf, type Strength } from './strength.ts';
