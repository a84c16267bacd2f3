import { useOf, type Of } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState } from 'react';
import { defaultWindow } from './modes.ts';
import { paneName } from './panes.tsx';
import { useWorkbenchGlobals } from './globals.ts';
import { Link } from '../packages/ui/src/Button/index.ts';
import { color, radius, space } from '../packages/ui/src/theme/index.ts';

export interface LiveStoryProps {
  /** A story, as a module exports it. */
  of: Of;
  /** Height of its window. @default 800 */
  height?: number;
}

/**
 * A story that is played and then used on a page of documentation: in a window of its own, as large as the one its
 * play is written for and reduced to the width of the page. One on a page: two would share the session.
 */
export function LiveStory({ of, height = defaultWindow.height }: LiveStoryProps) {
  const { story } = useOf(of, ['story']);
  const { theme } = useWorkbenchGlobals();
  const place = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const { width } = defaultWindow;

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / width));
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [width]);

  return (
    <figure className="sb-unstyled" data-wide style={{ margin: 0 }}>
      <div
        ref={place}
        style={{
          height: height * scale,
          overflow: 'hidden',
          border: `1px solid ${color.line}`,
          borderRadius: radius.control,
        }}
      >
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a sandbox with scripts and the same origin, which the story needs, restricts nothing */}
        <iframe
          key={String(theme)}
          name={paneName}
          title={`${story.title}, ${story.name}`}
          src={`iframe.html?viewMode=story&id=${story.id}&globals=theme:${theme === 'dark' ? 'dark' : 'light'}`}
          style={{ width, height, border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
        />
      </div>
      <figcaption style={{ paddingBlock: space[2], textAlign: 'end' }}>
        <Link href={`./?path=/story/${story.id}`} isExternal>
          {story.title}, {story.name}
        </Link>
      </figcaption>
    </figure>
  );
}
