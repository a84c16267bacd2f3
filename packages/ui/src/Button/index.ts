// For lists of hundreds: a native button that looks like ours.
export { button as buttonLook } from './Button.css.ts';
export {
  Button,
  followLink,
  Link,
  LinkButton,
  type LinkRenderProps,
  type LinkTarget,
} from './Button.tsx';
export { IconButton } from './IconButton.tsx';
export { FormId, startFormSubmission, usePress } from './PressableButton.tsx';
