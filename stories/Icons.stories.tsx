import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import * as icons from '../packages/ui/src/Icon/index.ts';
import { IconGallery } from './foundations/icons/IconGallery.tsx';

const meta = {
  title: 'Foundations/Icons',
  component: IconGallery,
  tags: ['!autodocs'],
} satisfies Meta<typeof IconGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

const copied = () => spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);

/** An icon is found by its name or by a word of the product; a press copies its import. */
export const Search: Story = {
  play: async ({ canvas }) => {
    const written = copied();
    const list = canvas.getByRole('list', { name: 'Icons' });
    await expect(list.children).toHaveLength(Object.keys(icons).length);
    const field = canvas.getByRole('textbox', { name: 'Search icons' });
    await userEvent.type(field, 'ticket');
    await waitFor(() => expect(list.children).toHaveLength(1));
    await userEvent.clear(field);
    await userEvent.type(field, '打扫');
    await waitFor(() => expect(list.children).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: /^Brush/ }));
    await waitFor(() =>
      expect(written).toHaveBeenCalledWith("import { Brush } from '@anzhu/ui/Icon';"),
    );
    await expect(await canvas.findByText(/Copied: import \{ Brush \}/)).toBeVisible();
  },
};

/** From the field Tab leads to what was found; Enter copies it. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const written = copied();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search icons' }), '双色图标');
    await expect(await canvas.findByText(/^0 of/)).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Search icons' }));
    await userEvent.keyboard('BedDouble');
    await expect(await canvas.findByText(/^1 of/)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^BedDouble/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(written).toHaveBeenCalledWith("import { BedDouble } from '@anzhu/ui/Icon';"),
    );
    written.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/does not allow copying/)).toBeVisible();
  },
};
