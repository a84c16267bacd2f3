import { namesOf } from './names.ts';
import type { Plan } from './plan.ts';
import { listed } from './registrations.ts';

/** The groups of components in the workbench. */
const componentGroups = ['Actions', 'Data', 'Feedback', 'Inputs', 'Layout'] as const;

export interface ComponentSpec {
  name: string;
  /** What it shows, in one sentence. */
  about?: string | undefined;
  group?: string | undefined;
}

const componentFile = (pascal: string, about: string): string => {
  const { camel } = namesOf(pascal);
  return `import type { ReactNode } from 'react';
import type { Tone } from '../theme/index.ts';
import { ${camel} } from './${pascal}.css.ts';

export interface ${pascal}Props {
  /** What it means: warning for what waits, danger for what is wrong. @default 'neutral' */
  tone?: Tone | undefined;
  /** What it shows. */
  children: ReactNode;
}

/**
 * ${about}
 *
 * Keyboard: it is not reached by keys.
 *
 * @story
 */
export const ${pascal} = ({ tone = 'neutral', children }: ${pascal}Props) => (
  <span className={${camel}({ tone })}>{children}</span>
);`;
};

const stylesFile = (
  camel: string,
): string => `import { eachTone, radius, text } from '../theme/index.ts';
import { recipe } from '../theme/style.ts';

export const ${camel} = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    paddingInline: '8px',
    borderRadius: radius.control,
    ...text.small,
  },
  variants: {
    tone: eachTone(({ ink, soft }) => ({ color: ink, background: soft })),
  },
});`;

const storiesFile = (
  pascal: string,
  group: string,
): string => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byName, Matrix } from '../../../../stories/kit/Matrix.tsx';
import { tones } from '../theme/index.ts';
import { ${pascal} } from './${pascal}.tsx';

const meta = {
  title: '${group}/${pascal}',
  // Until its looks and props are settled; then it has its word in .storybook/words.ts.
  tags: ['草稿', '!稳定'],
  component: ${pascal},
  args: { children: '内容' },
} satisfies Meta<typeof ${pascal}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('内容')).toBeVisible();
  },
};

/** In a narrow place it breaks between words. */
export const Narrow: Story = {
  args: { children: '一段很长的内容，在窄的地方换行' },
  render: (args) => (
    <div style={{ width: '96px' }}>
      <${pascal} {...args} />
    </div>
  ),
};

/** Every tone. */
export const Permutations: Story = {
  render: () => (
    <Matrix label="tone" rows={byName(tones)} columns={{ word: { children: '内容' } }}>
      {(tone, look) => <${pascal} {...look} tone={tone} />}
    </Matrix>
  ),
};`;

/** All that makes a component of `@anzhu/ui`: its folder, and its line in the package. */
export function planComponent({ name, about, group = 'Data' }: ComponentSpec): Plan {
  const { pascal, camel, words } = namesOf(name);
  if (!componentGroups.some((one) => one === group)) {
    throw new Error(`--group ${group}: one of ${componentGroups.join(', ')}`);
  }
  const folder = `packages/ui/src/${pascal}`;
  const sentence =
    about ?? `${words.replace(/^./, (letter) => letter.toUpperCase())} in a row of text.`;
  return {
    files: {
      [`${folder}/${pascal}.tsx`]: componentFile(pascal, sentence),
      [`${folder}/${pascal}.css.ts`]: stylesFile(camel),
      [`${folder}/${pascal}.stories.tsx`]: storiesFile(pascal, group),
    },
    edits: [
      listed(
        'packages/ui/package.json',
        /^ {4}"\.\/(\w+)[^"]*": "\.\/src.*/,
        pascal,
        `    "./${pascal}": "./src/${pascal}/${pascal}.tsx",`,
      ),
    ],
  };
}
