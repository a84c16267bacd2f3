import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { checkInArgs } from '../packages/domain/src/stay/checkIn/playing.ts';
import { CheckIn } from '../packages/domain/src/stay/checkIn/CheckIn.tsx';
import { Screen, screenStories, signedIn, stage } from './Screens/screen.tsx';

/** A browser whose text is half as large again. */
const largeText = (): (() => void) => {
  document.documentElement.style.fontSize = '24px';
  return () => document.documentElement.style.removeProperty('font-size');
};

/** The text spacing of WCAG 2.2, success criterion 1.4.12. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

const wideText = (): (() => void) => {
  const sheet = document.createElement('style');
  sheet.textContent = spacing;
  document.head.append(sheet);
  return () => sheet.remove();
};

const meta = {
  ...screenStories,
  title: 'Foundations/Text size',
  args: { path: '/login' },
  parameters: {
    ...screenStories.parameters,
    docs: {
      ...screenStories.parameters.docs,
      description: {
        component:
          'Sizes of text, rows and controls follow the text size of the browser, and no text is cut when a user widens its spacing. Charts keep their text: their table follows.',
      },
    },
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const hasWords = (element: Element): boolean =>
  [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
  );

/** The words of elements that cut their text at the top or the bottom. */
function cutWords(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => {
      if (!hasWords(element) || !element.checkVisibility() || element.clientHeight < 2)
        return false;
      const { overflowY } = getComputedStyle(element);
      return overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1;
    })
    .map((element) => `${element.className}: ${element.textContent}`);
}

const expectNothingCut = (): Promise<void> => waitFor(() => expect(cutWords()).toEqual([]));

const orders = {
  args: { path: '/index/orderManage' },
  play: async () => {
    await screen.findByRole('table', { name: '订单' });
    await screen.findAllByText('已完成');
    await expectNothingCut();
  },
} satisfies Partial<Story>;

const rooms = {
  args: { path: '/index/roomManage' },
  play: async () => {
    await screen.findByText('201');
    await expectNothingCut();
  },
} satisfies Partial<Story>;

export const LargeSignIn: Story = {
  beforeEach: [stage(), largeText].flat(),
  play: async () => {
    const field = await screen.findByLabelText('账号');
    await expect(getComputedStyle(field).fontSize).toBe('21px');
    await expectNothingCut();
  },
};

export const LargeOrders: Story = {
  ...orders,
  beforeEach: [stage(signedIn('manager')), largeText].flat(),
};

export const LargeRooms: Story = {
  ...rooms,
  beforeEach: [stage(signedIn('manager')), largeText].flat(),
};

export const SpacedOrders: Story = {
  ...orders,
  beforeEach: [stage(signedIn('manager')), wideText].flat(),
};

export const SpacedRooms: Story = {
  ...rooms,
  beforeEach: [stage(signedIn('manager')), wideText].flat(),
};

const checkIn = {
  render: () => <CheckIn {...checkInArgs} />,
  play: async () => {
    await screen.findByRole('group', { name: '第 1 位入住人' });
    await expectNothingCut();
  },
} satisfies Partial<Story>;

export const LargeCheckIn: Story = { ...checkIn, beforeEach: largeText };

export const SpacedCheckIn: Story = { ...checkIn, beforeEach: wideText };
