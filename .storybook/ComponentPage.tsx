import { useContext } from 'react';
import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { isOnPage } from './docs.ts';
import type { Guide } from './guide.ts';
import { statusOf } from './guide.ts';
import { Tag } from '../packages/ui/src/Tag/Tag.tsx';
import { Anatomy, Rules } from '../stories/kit/GuideView.tsx';

/** The page of a component: its first story, what it is for, its parts, 宜 and 忌, its other stories, its props. */
export function ComponentPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const [first] = useContext(DocsContext).componentStories();
  const guide = preparedMeta.parameters['guide'] as Guide | undefined;
  const hasOthers = Object.keys(csfFile.stories).length > 1;
  const status = statusOf(preparedMeta.tags);
  return (
    <>
      <Title />
      <p lang="zh-CN" className="sb-unstyled">
        <Tag tone={status === '稳定' ? 'success' : 'warning'}>{status}</Tag>
      </p>
      <Subtitle />
      <Primary />
      <Description of="meta" />
      {!hasOthers && <Description of="story" />}
      {guide?.anatomy && (
        <>
          <h2 lang="zh-CN">组成</h2>
          <Anatomy parts={guide.anatomy} />
        </>
      )}
      {guide && (
        <>
          <h2 lang="zh-CN">宜与忌</h2>
          <Rules {...guide} />
        </>
      )}
      {/* Of the stories that are on the page it leaves out the first: only where that is shown above. */}
      {hasOthers && <Stories includePrimary={!first || !isOnPage(first)} />}
      <h2 id="props">Props</h2>
      <Controls />
    </>
  );
}
