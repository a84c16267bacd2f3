import { useLayoutEffect, useRef, useState } from 'react';
import { Ellipsis } from '../Icon/index.ts';
import { IconButton, Link, type LinkTarget } from '../Button/index.ts';
import { frame, here, part, path, wrapping } from './Breadcrumb.css.ts';

/**
 * Folds the middle of a path: as few parts as needed, from the second on, so that the first, the
 * current page and its nearest ancestors stay. Widths in px, `more` for the button that shows the folded ones.
 *
 * @returns how many parts after the first are folded away
 */
export function foldPath(widths: readonly number[], availableWidth: number, more: number): number {
  const totalWidth = widths.reduce((sum, width) => sum + width, 0);
  if (totalWidth <= availableWidth || widths.length < 3) return 0;
  let left = totalWidth + more;
  let folded = 0;
  while (left > availableWidth && folded < widths.length - 2) {
    folded += 1;
    left -= widths[folded] ?? 0;
  }
  return folded;
}

/** A part of the path; without a target it is plain text. */
export type Crumb = { id: string; label: string } & (LinkTarget | { href?: never; render?: never });

export interface BreadcrumbProps {
  /** From the root down; the last one is the current page and no link. */
  items: readonly Crumb[];
  /** Its name. 面包屑. */
  label?: string | undefined;
}

/** What the button takes that shows the folded parts, with its slash, in px. */
const ellipsisWidth = 48;

/**
 * The path to the current page: each part is a link to an ancestor. When it is too narrow the middle folds
 * into a button that shows it again; the last part is cut at the end.
 *
 * Use it from the third level on, or where a record is shown by itself. Do not use it for the steps of a
 * task, nor as the only way back.
 *
 * Keyboard: Tab goes from part to part, Enter goes there.
 */
export function Breadcrumb({ items, label = '面包屑' }: BreadcrumbProps) {
  const ruler = useRef<HTMLOListElement>(null);
  const [folded, setFolded] = useState(0);
  const [unfolded, setUnfolded] = useState<readonly Crumb[]>();
  const isUnfolded = unfolded === items;

  useLayoutEffect(() => {
    const list = ruler.current;
    const container = list?.parentElement;
    if (!list || !container) return undefined;
    const measure = (): void => {
      const widths = [...list.children].map((one) => one.getBoundingClientRect().width);
      setFolded(foldPath(widths, container.clientWidth - 8, ellipsisWidth));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(container);
    observer.observe(list);
    return () => observer.disconnect();
  }, []);

  const hidden = isUnfolded ? 0 : folded;
  return (
    <nav aria-label={label} className={frame}>
      <ol ref={ruler} inert aria-hidden="true" className={path({ isRuler: true })}>
        {items.map((item) => (
          <li key={item.id} className={part()}>
            {item.label}
          </li>
        ))}
      </ol>
      <ol className={`${path()} ${isUnfolded ? wrapping : ''}`}>
        {items.map((item, index) => {
          if (index === 0 || index > hidden) {
            return <Part key={item.id} item={item} isLast={index === items.length - 1} />;
          }
          return index > 1 ? null : (
            <li key="more" className={part()}>
              <IconButton
                label={`展开 ${hidden} 级`}
                size="small"
                icon={<Ellipsis size={16} />}
                onPress={() => setUnfolded(items)}
              />
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function Part({ item, isLast }: { item: Crumb; isLast: boolean }) {
  const { label } = item;
  if (isLast) {
    return (
      <li className={part({ isCurrent: true })}>
        <span aria-current="page" className={here}>
          {label}
        </span>
      </li>
    );
  }
  const isLink = item.href !== undefined || item.render !== undefined;
  return <li className={part()}>{isLink ? <Link {...item}>{label}</Link> : label}</li>;
}
