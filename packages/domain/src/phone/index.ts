export { PhoneField } from './PhoneField.tsx';
export { PhoneCell, PhoneText } from './PhoneText.tsx';
