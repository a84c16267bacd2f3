// For lists of hundreds: a native button that looks like ours.
export { button as buttonLook, iconSlot as buttonIcon } from './Button.css.ts';
export { Button, type ButtonProps } from './Button.tsx';
export { IconButton, type IconButtonProps } from './IconButton.tsx';
export {
  Link,
  LinkButton,
  type LinkButtonProps,
  type LinkRenderProps,
  type LinkTarget,
} from './Link.tsx';
export { FormId, startFormSubmission } from './formSubmissions.ts';
export { usePress, type Press } from './usePress.ts';
export type { ButtonBehaviour, ButtonLook } from './PressableButton.tsx';
