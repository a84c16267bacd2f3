// For lists of hundreds: a native button that looks like ours.
export { button as buttonLook } from './Button.css.ts';
export {
  Button,
  followLink,
  Link,
  LinkButton,
  type ButtonProps,
  type LinkButtonProps,
  type LinkRenderProps,
  type LinkTarget,
} from './Button.tsx';
export { IconButton, type IconButtonProps } from './IconButton.tsx';
export {
  FormId,
  startFormSubmission,
  usePress,
  type Press,
  type ButtonBehaviour,
  type ButtonLook,
} from './PressableButton.tsx';
