import { Suspense, type ComponentType, type ReactNode } from 'react';
import { modules } from 'virtual:exports';
import { furtherCases } from './furtherCases.tsx';

/** What is rendered in Node and hydrated in a browser. */
export interface Case {
  name: string;
  Component: ComponentType;
}

type Args = Record<string, unknown>;
type StoryComponent = ComponentType<Args>;
type Decorator = (Story: ComponentType, context: object) => ReactNode;

interface Annotations {
  args?: Args;
  render?: (args: Args, context: object) => ReactNode;
  decorators?: Decorator | Decorator[];
}
interface Meta extends Annotations {
  title: string;
  component: StoryComponent;
}
type StoryFile = { default: Meta } & Record<string, Annotations>;

const files = import.meta.glob<StoryFile>('../../packages/{ui,domain}/src/**/*.stories.tsx', {
  eager: true,
});

/** A story as a component: its args, `render` and decorators, those of the story inside. */
function composeStory(meta: Meta, story: Annotations): ComponentType {
  const args = { ...meta.args, ...story.args };
  const render = story.render ?? meta.render;
  const context = { args, globals: {}, parameters: {}, viewMode: 'story' };
  const { component: Component } = meta;
  const Story: ComponentType = () => (render ? render(args, context) : <Component {...args} />);
  return [story.decorators ?? [], meta.decorators ?? []]
    .flat()
    .reduce<ComponentType>((Inner, decorate) => () => decorate(Inner, context), Story);
}

const stories = Object.values(files).flatMap(({ default: meta, ...named }) =>
  Object.entries(named).map(([name, story], at) => ({
    isFirst: at === 0,
    name: `${meta.title}/${name}`,
    Component: composeStory(meta, story),
  })),
);

/** Always rendered: the first story of each file, and what no story shows. */
export const cases: Case[] = [
  ...stories.filter(({ isFirst }) => isFirst),
  ...Object.entries(furtherCases).map(([name, Component]) => ({ name, Component })),
];

/** Rendered when one of them is the first to show a component. */
export const furtherStories: Case[] = stories.filter(({ isFirst }) => !isFirst);

/** Around each case: what a component loads later is awaited. */
export const CaseRoot = ({ Component }: Case) => (
  <Suspense fallback="loading">
    <Component />
  </Suspense>
);

const isComponent = (name: string, value: unknown): boolean =>
  /^[A-Z]\w*[a-z]/.test(name) &&
  (typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value && !('Consumer' in value)));

/** The components that the packages export, by what imports them: `@anzhu/ui/Button Button`. */
export const exportedComponents: Record<string, unknown> = Object.fromEntries(
  Object.entries(modules).flatMap(([path, module]) =>
    Object.entries(module)
      .filter(([name, value]) => isComponent(name, value))
      .map(([name, value]) => [`${path} ${name}`, value]),
  ),
);
