import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Panel } from '../Panel/Panel.tsx';
import { Text } from '../Text/Text.tsx';
import { page, tall } from './fixture.css.ts';
import { NavSection, SectionNav } from './SectionNav.tsx';

const items = [
  { id: 'nav-basic', label: '基本信息' },
  { id: 'nav-place', label: '位置' },
  { id: 'nav-pictures', label: '图片' },
  { id: 'nav-texts', label: '介绍' },
  { id: 'nav-rules', label: '政策与条款' },
];

const meta = {
  title: 'Layout/SectionNav',
  component: SectionNav,
  subcomponents: { NavSection },
  args: { label: '我的酒店', items },
  render: (args) => (
    <div className={page}>
      <SectionNav {...args} />
      <div>
        {items.map(({ id, label }) => (
          <NavSection key={id} id={id}>
            <Panel title={label}>
              <div className={tall}>
                <Button>编辑{label}</Button>
              </div>
            </Panel>
          </NavSection>
        ))}
      </div>
    </div>
  ),
} satisfies Meta<typeof SectionNav>;

export default meta;
type Story = StoryObj<typeof meta>;

const link = (name: string): HTMLElement => screen.getByRole('link', { name });
const isCurrent = (name: string): Promise<void> =>
  waitFor(() => expect(link(name)).toHaveAttribute('aria-current', 'location'));

/** It follows scrolling, and goes to a section; the end of the page is the last one. */
export const Default: Story = {
  play: async () => {
    await isCurrent('基本信息');
    document.getElementById('nav-place')?.scrollIntoView();
    await isCurrent('位置');
    await userEvent.click(link('图片'));
    await isCurrent('图片');
    await expect(link('位置')).not.toHaveAttribute('aria-current');
    window.scrollTo({ top: document.documentElement.scrollHeight });
    await isCurrent('政策与条款');
    window.scrollTo({ top: 0 });
    await isCurrent('基本信息');
  },
};

/** Enter goes to the section, and Tab goes on in it. */
export const ByKeyboard: Story = {
  play: async () => {
    link('位置').focus();
    await userEvent.keyboard('{Enter}');
    await isCurrent('位置');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: '编辑位置' })).toHaveFocus();
    window.scrollTo({ top: 0 });
    await isCurrent('基本信息');
  },
};

/** A strip above the content, which keeps the current link in view. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    document.getElementById('nav-texts')?.scrollIntoView();
    await isCurrent('介绍');
    const { left, right } = link('介绍').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    window.scrollTo({ top: 0 });
  },
};

export const Permutations: Story = {
  render: (args) => (
    <>
      <Text as="p">五个章节</Text>
      <SectionNav {...args} />
      <Text as="p">两个章节</Text>
      <SectionNav label="房型" items={items.slice(0, 2)} />
    </>
  ),
};
