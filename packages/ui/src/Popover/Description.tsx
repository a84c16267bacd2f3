import { Text } from 'react-aria-components/Text';
import { visuallyHidden } from '../theme/index.ts';
import { description } from './Popover.css.ts';

/** The second line of an option or a menu item, as CSS content: it is described by it, not named. @internal */
export function Description({ words }: { words: string }) {
  return (
    <>
      <span className={description} data-words={words} />
      <Text slot="description" className={visuallyHidden}>
        {words}
      </Text>
    </>
  );
}
