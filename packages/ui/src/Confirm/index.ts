export { Confirm, preloadConfirm, type ConfirmProps } from './Confirm.tsx';
