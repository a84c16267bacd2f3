import { describe, expect, it } from 'vitest';
import { completeSource } from './source.ts';

const file = (fileName?: string) => ({ parameters: fileName === undefined ? {} : { fileName } });

describe('completeSource', () => {
  it.each([
    ['./packages/ui/src/Select/Select.stories.tsx', '<Select />', '@anzhu/ui/Select'],
    ['./packages/domain/src/room/board/RoomBoard.stories.tsx', '<Select />', '@anzhu/domain/room'],
  ])('imports the component of %s', (fileName, code, path) => {
    expect(completeSource(code, file(fileName))).toBe(
      `import { Select } from '${path}';\n\n<Select />`,
    );
  });

  it('shows the component instead of the wrapper that keeps its value', () => {
    const component = function Select(): null {
      return null;
    };
    const context = { ...file('./packages/ui/src/Select/Select.stories.tsx'), component };
    expect(completeSource('<Controlled value={1} />', context)).toBe(
      `import { Select } from '@anzhu/ui/Select';\n\n<Select value={1} />`,
    );
  });

  it.each([
    ['{ render: () => <Select /> }', './packages/ui/src/Select/Select.stories.tsx'],
    ['<div />', './packages/ui/src/Select/Select.stories.tsx'],
    ['<Screen path="/login" />', './stories/Screens/Login.stories.tsx'],
    ['<Select />', undefined],
  ])('leaves %s of %s as it is', (code, fileName) => {
    expect(completeSource(code, file(fileName))).toBe(code);
  });
});
