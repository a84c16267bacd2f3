import { Text } from 'react-aria-components/Text';
import { visuallyHidden } from '../theme/index.ts';
import { description } from './Description.css.ts';

/**
 * The second, quieter line of an option or a menu item. It is the item's description and no part of its
 * name: what is seen is drawn by CSS, so that name and visible text stay the same thing.
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
