export { PhoneField } from './PhoneField.tsx';
export { typedPhone } from './typedPhone.ts';
export { PhoneCell, PhoneText } from './PhoneText.tsx';
