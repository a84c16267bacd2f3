import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Screen, phone, screenStories, signedIn, stage } from './Screens/screen.tsx';

const meta = {
  ...screenStories,
  title: 'Foundations/Focus in view',
  args: { path: '/index/orderManage' },
  parameters: {
    ...screenStories.parameters,
    docs: {
      ...screenStories.parameters.docs,
      description: {
        component:
          'WCAG 2.2, success criterion 2.4.11: what has the focus is not hidden by a bar, a pinned column or a panel. Each control of a screen gets the focus, and is looked for where it is drawn.',
      },
    },
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const focusable = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** Whether some point of an element, which has the focus, is in view and not covered. */
function isInView(element: HTMLElement): boolean {
  // A box that a style replaces is as large as its label.
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  // A slider is drawn by what lies over it: the pin of a map.
  const drawn = element.matches('input[type="range"]') ? element.parentElement : null;
  const boxes = [element, ...(label ? [label] : []), ...(drawn ? [drawn] : [])];
  return boxes.some((box) => {
    const { left, top, width, height } = box.getBoundingClientRect();
    return [0.1, 0.5, 0.9].some((x) =>
      [0.1, 0.5, 0.9].some((y) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        return hit !== null && boxes.some((one) => one.contains(hit));
      }),
    );
  });
}

/** Each screen here has more controls than this. */
const fewest = 12;

/** Gives each control the focus, in the order of the page, and lists those that are covered then. */
async function expectFocusInView(): Promise<void> {
  const controls = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
  );
  await expect(controls.length).toBeGreaterThan(fewest);
  const hidden = controls.filter((element) => {
    element.focus();
    return document.activeElement === element && !isInView(element);
  });
  await expect(hidden.map((element) => element.outerHTML.slice(0, 200))).toEqual([]);
}

const orders = {
  beforeEach: stage(signedIn('manager')),
  play: async () => {
    await screen.findByRole('table', { name: '订单' });
    await screen.findAllByText('已完成');
    await expectFocusInView();
  },
} satisfies Partial<Story>;

export const Orders: Story = orders;

export const OrdersNarrow: Story = { ...orders, globals: phone };

const rooms = {
  args: { path: '/index/roomManage' },
  beforeEach: stage(signedIn('manager')),
  play: async () => {
    await screen.findByText('201');
    await expectFocusInView();
  },
} satisfies Partial<Story>;

export const Rooms: Story = rooms;

export const RoomsNarrow: Story = { ...rooms, globals: phone };

/** A form that is longer than the window, below a bar and above the bar that saves it. */
export const LongForm: Story = {
  args: { path: '/index/myHotel' },
  beforeEach: stage(signedIn('manager')),
  play: async () => {
    await screen.findByRole('button', { name: '保存' });
    await screen.findByRole('slider', { name: '酒店位置' });
    await expectFocusInView();
  },
};
