import { Text } from 'react-aria-components/Text';
import { visuallyHidden } from '../theme/index.ts';
import { description } from './Popover.css.ts';

/**
 * The second, quieter line of an option or a menu item. It is the item's `aria-describedby` and no part of
 * its name: the visible text is CSS content, so that name and visible label stay the same.
 *
 * @internal
 */
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
