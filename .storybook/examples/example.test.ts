import { describe, expect, it } from 'vitest';
import { examplesOf } from './example.ts';
import { parseModule } from './module.ts';

const file = new URL('../../packages/ui/src/Select/Select.stories.tsx', import.meta.url).pathname;

const before = `
import { fn, screen } from 'storybook/test';
import { useState } from 'react';
import { Grid } from '../Layout/index.ts';
import { Select, type SelectProps } from './Select.tsx';

const statuses = [{ value: 0, label: '未支付' }];

function Controlled(props: SelectProps<number>) {
  const [value, setValue] = useState(props.value);
  return <Select {...props} value={value} onChange={(next) => { setValue(next); props.onChange(next); }} />;
}

const meta = {
  component: Select,
  args: { label: '订单状态', value: null, onChange: fn(), options: statuses },
`;

/** The code blocks of a stories file with these stories, without line breaks. */
function examples(meta: string, stories: string): Record<string, string | undefined> {
  const module = parseModule(file, `${before}${meta}};\nexport default meta;\n${stories}`);
  return Object.fromEntries(
    [...examplesOf(module)].map(([name, code]) => [name, code?.replace(/\s+/g, ' ').trim()]),
  );
}

const imports = `import { Select } from '@anzhu/ui/Select';`;
const data = `const statuses = [{ value: 0, label: '未支付' }];`;

describe('examplesOf', () => {
  it('writes the args as props, with the imports and the data that they need', () => {
    expect(
      examples('', `export const One: Story = { args: { value: 0 }, play: async () => {} };`),
    ).toEqual({
      One: `${imports} ${data} <Select label="订单状态" value={0} onChange={() => {}} options={statuses} />;`,
    });
  });

  it('keeps the value where a wrapper of the story does', () => {
    expect(
      examples('render: (args) => <Controlled {...args} />', `export const One: Story = {};`),
    ).toEqual({
      One:
        `import { useState } from 'react'; import { Select, type SelectProps } from '@anzhu/ui/Select'; ${data} ` +
        `export function Example() { const [value, setValue] = useState<SelectProps<number>['value']>(null); ` +
        `return (<Select label="订单状态" value={value} onChange={setValue} options={statuses} />); }`,
    });
  });

  it('puts the args into what a story renders; a prop beside them wins', () => {
    const story = `export const One: Story = {
      render: (args) => <Grid columns="200px"><Select {...args} label="全部" options={[]} /></Grid>,
    };`;
    expect(examples('', story)).toEqual({
      One:
        `import { Grid } from '@anzhu/ui/Layout'; ${imports} <Grid columns="200px">` +
        `<Select value={null} onChange={() => {}} label="全部" options={[]} /></Grid>;`,
    });
  });

  it('takes single args, and the args of another story', () => {
    const stories = `
      export const One: Story = { args: { label: '房型' } };
      export const Two: Story = { render: ({ label }) => <p title={label}><Select {...One.args} /></p> };`;
    expect(examples('', stories)['Two']).toBe(
      `${imports} <p title={'订单状态'}><Select label="房型" /></p>;`,
    );
  });

  it('leaves out what a local name hides, and what only plays use', () => {
    const stories = `
      const label = () => screen.getByText('x');
      export const One: Story = { render: () => <>{['a'].map((label) => <p key={label}>{label}</p>)}</> };`;
    expect(examples('', stories)['One']).toBe(
      `<>{['a'].map((label) => <p key={label}>{label}</p>)}</>;`,
    );
  });

  it('has none of a part that no package exports', () => {
    const part = parseModule(
      file,
      `import { Part } from './Part.tsx';
       const meta = { component: Part };
       export default meta;
       export const One = {};`,
    );
    expect([...examplesOf(part)]).toEqual([['One', null]]);
  });
});
