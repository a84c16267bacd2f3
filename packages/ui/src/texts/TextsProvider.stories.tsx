import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { DateRange, type DateSpan } from '../DateRange/DateRange.tsx';
import { FilterBar } from '../FilterBar/FilterBar.tsx';
import { FormDialog } from '../FormDialog/FormDialog.tsx';
import { FormGrid, useForm } from '../Form/index.ts';
import { Stack } from '../Layout/index.ts';
import { megabytes } from '../lib/formatSize.ts';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Pager } from '../Pager/Pager.tsx';
import { Select } from '../Select/Select.tsx';
import { BulkBar, MoneyCell, Table, type Column } from '../Table/index.ts';
import { TextField } from '../TextField/TextField.tsx';
import { choose, createSender, documentTypes, fileOf } from '../Uploader/fixture.ts';
import { MultiFileUploader, type UploadedFile } from '../Uploader/index.ts';
import { en } from './en/index.ts';
import { TextsProvider } from './TextsProvider.tsx';

const meta = {
  title: 'Foundations/TextsProvider',
  component: TextsProvider,
  args: { texts: en, locale: 'en-US', children: null },
} satisfies Meta<typeof TextsProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

const spoken = ['aria-label', 'placeholder', 'title', 'alt', 'data-words', 'data-label'];

/** What an element says itself, to be seen or read aloud. */
const wordsOf = (element: Element): string[] => [
  ...spoken.map((name) => element.getAttribute(name) ?? ''),
  ...Array.from(element.childNodes, (node) => (node instanceof Text ? node.data : '')),
];

/** Nothing that the story has put on the page is Chinese. */
async function expectNoChinese(): Promise<void> {
  const parts = [...document.body.children].filter(
    ({ id, className, tagName }) =>
      id !== 'storybook-docs' && !className.includes('sb-') && !/^(script|style)$/i.test(tagName),
  );
  const all = parts.flatMap((part) => [part, ...part.querySelectorAll('*')]).flatMap(wordsOf);
  await expect(all.filter((words) => /[a-z]/i.test(words)).length).toBeGreaterThan(5);
  await expect(all.filter((words) => /\p{Script=Han}/u.test(words))).toEqual([]);
}

interface Room {
  id: string;
  name: string;
  price: number;
}

const columns: Column<Room>[] = [
  { id: 'name', header: 'Room type', pin: 'start', width: 180, cell: ({ name }) => name },
  {
    id: 'price',
    header: 'Per night',
    width: 120,
    align: 'end',
    cell: ({ price }) => <MoneyCell value={price} />,
    sortValue: ({ price }) => price,
  },
];
const rooms: Room[] = ['King', 'Twin', 'Family suite'].map((name, index) => ({
  id: name,
  name,
  price: 388 + index * 100,
}));
const beds = [
  { value: 1, label: 'King bed' },
  { value: 2, label: 'Twin beds' },
];

function RoomList() {
  const [bed, setBed] = useState<number | null>(null);
  const [days, setDays] = useState<DateSpan | null>(null);
  const [page, setPage] = useState(1);
  const [selected, setSelected] = useState({});
  const selection = { selected, onChange: setSelected };
  return (
    <Stack gap={4}>
      <FilterBar
        onSubmit={() => setPage(1)}
        onReset={() => setBed(null)}
        chips={
          bed === null
            ? []
            : [
                {
                  id: 'bed',
                  field: 'Bed',
                  label: 'Bed: King bed',
                  onRemove: () => setBed(null),
                },
              ]
        }
      >
        <Select label="Bed" value={bed} onChange={setBed} options={beds} isClearable />
        <DateRange label="Stay" value={days} onChange={setDays} today="2026-03-18" />
      </FilterBar>
      <BulkBar selection={selection} actions={<Button>Print</Button>}>
        <Button>Add</Button>
      </BulkBar>
      <Table
        label="Room types"
        columns={columns}
        rows={rooms}
        rowId={({ id }) => id}
        selection={selection}
      />
      <Pager
        page={page}
        pageSize={20}
        total={86}
        onPageChange={setPage}
        onPageSizeChange={() => setPage(1)}
        pageSizes={[20, 50]}
      />
    </Stack>
  );
}

/** A list in English: filter, table, pager. */
export const Default: Story = {
  render: (args) => (
    <TextsProvider {...args}>
      <RoomList />
    </TextsProvider>
  ),
};

/** What stands below each page of paper; it is in no element. */
const belowPages = (): string[] =>
  [...document.styleSheets, ...document.adoptedStyleSheets].flatMap(({ cssRules }) =>
    [...cssRules].flatMap(({ cssText }) => /@page .*counter\(pages\).*/s.exec(cssText) ?? []),
  );

/** Printed: the number of each page too. */
export const Printed: Story = {
  render: (args) => (
    <TextsProvider {...args}>
      <RoomList />
    </TextsProvider>
  ),
  play: async () => {
    await waitFor(() => expect(belowPages().at(-1)).toContain('"Page " counter(page) " of "'));
  },
};

/** One text of the app's own; all others stay. */
export const OneText: Story = {
  args: { texts: { Pager: { next: '后一页' } }, locale: 'zh-CN' },
  render: (args) => (
    <TextsProvider {...args}>
      <RoomList />
    </TextsProvider>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '后一页' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '下一页' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: '上一页' })).toBeVisible();
    await expect(canvas.getByText('共 86 条')).toBeVisible();
  },
};

/** The filter, its calendar and its choices, selecting rows and going through pages. */
export const List: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Bed' }));
    await userEvent.click(await screen.findByRole('option', { name: 'King bed' }));
    await expect(
      await canvas.findByRole('button', { name: 'Remove filter “Bed: King bed”' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stay' }));
    const calendar = within(await screen.findByRole('dialog', { name: 'Stay' }));
    await expect(await calendar.findByRole('button', { name: 'Last 7 days' })).toBeVisible();
    await expect(
      await calendar.findByRole('gridcell', { name: 'Today, Wednesday, 18 March 2026' }),
    ).toBeVisible();
    await expectNoChinese();
    await userEvent.click(calendar.getByRole('button', { name: 'Last 7 days' }));
    await expect(await canvas.findByRole('button', { name: 'Stay: 03-12 to 03-18' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Select King/ }));
    await expect(await canvas.findByText('1 selected')).toBeVisible();
    await expect(canvas.getByText('86 in total')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expectNoChinese();
  },
};

function AddDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({
    defaultValues: { name: '', beds: null as number | null },
    check: (values) =>
      values.name === '' ? { errors: { name: 'A name is required' } } : { values },
    onSubmit: async () => {
      throw new Error('');
    },
  });
  return (
    <FormDialog title="Add room type" form={form} onClose={onClose}>
      <FormGrid columns={1}>
        <TextField label="Name" isRequired maxLength={5} {...form.field('name')} />
        <NumberField label="Beds" decimals={0} max={6} {...form.field('beds')} />
      </FormGrid>
    </FormDialog>
  );
}

function Adding() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Add</Button>
      {isOpen && <AddDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** The messages of fields and of a failed save, and the question about what was not saved. */
export const InDialog: Story = {
  render: (args) => (
    <TextsProvider {...args}>
      <Adding />
    </TextsProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add room type' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: /Name/ }), 'Family suite');
    await expect(await dialog.findByText('At most 5 characters, 7 too many')).toBeVisible();
    await userEvent.type(dialog.getByRole('spinbutton', { name: 'Beds' }), '7');
    await userEvent.tab();
    await expect(await dialog.findByText('Must not be more than 6')).toBeVisible();
    await expectNoChinese();
    await userEvent.clear(dialog.getByRole('spinbutton', { name: 'Beds' }));
    await userEvent.clear(dialog.getByRole('textbox', { name: /Name/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'King');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Something went wrong. Try again.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' }),
    );
    await expectNoChinese();
    await userEvent.click(question.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

let sender = createSender();

function Papers() {
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  return (
    <MultiFileUploader
      label="Papers"
      types={documentTypes}
      maxBytes={megabytes(20)}
      upload={(file, options) => sender.send(file, options)}
      value={files}
      onChange={setFiles}
    />
  );
}

/** Files that arrive, fail and are refused, with what is announced of them. */
export const Uploading: Story = {
  beforeEach: () => {
    sender = createSender();
  },
  render: (args) => (
    <TextsProvider {...args}>
      <Papers />
    </TextsProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('pdf, up to 20MB')).toBeVisible();
    await choose(canvasElement, fileOf('lease.pdf', 'pdf'), fileOf('room.png', 'png'));
    await expect(await canvas.findByText('Only pdf files can be uploaded')).toBeVisible();
    await waitFor(() => expect(sender.calls).toHaveLength(1));
    await expectNoChinese();
    sender.calls[0]?.fail('');
    await expect(await canvas.findByText('Upload failed. Try again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry lease.pdf' }));
    await waitFor(() => expect(sender.calls).toHaveLength(2));
    sender.calls[1]?.arrive();
    await expect(await canvas.findByText('Uploaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove room.png' }));
    await expectNoChinese();
  },
};
