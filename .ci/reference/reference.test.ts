import { describe, expect, it } from 'vitest';
import { faultsOf, importOf, llmsText, type ComponentReference } from './reference.ts';

const button: ComponentReference = {
  id: 'actions-button--docs',
  title: 'Actions/Button',
  from: '@anzhu/ui/Button',
  status: '稳定',
  description: 'Does something: on this page,\nor to a record. Keyboard: Enter.\n\nMore.',
  parts: {},
  good: [],
  bad: [],
  props: {},
  stories: ['Default'],
};

describe('reference of the components', () => {
  it('names what imports a component', () => {
    const packages = [
      { name: '@anzhu/ui', folder: 'ui', entries: new Map([['./Button', 'Button/index.ts']]) },
      { name: '@anzhu/domain', folder: 'domain', entries: new Map([['./room', 'room/index.ts']]) },
    ];
    const of = (file: string) => importOf(file, packages);
    expect(of('./packages/ui/src/Button/Link.stories.tsx')).toBe('@anzhu/ui/Button');
    expect(of('./packages/domain/src/room/board/RoomBoard.stories.tsx')).toBe('@anzhu/domain/room');
    expect(of('./packages/ui/src/Tooltip/Tooltip.stories.tsx')).toBeNull();
    expect(of('./stories/Screens/Login.stories.tsx')).toBeNull();
  });

  it('lists components with their first sentence, drafts as such, and pages', () => {
    const draft = { ...button, id: 'b', title: 'Data/Rating', status: '草稿' };
    const text = llmsText([button, draft], [{ id: 'start-keys--docs', title: 'Start/Keys' }]);
    expect(text).toContain(
      '- [Actions/Button](./?path=/docs/actions-button--docs), `@anzhu/ui/Button`: Does something: on this page, or to a record.\n',
    );
    expect(text).toContain('- [Data/Rating](./?path=/docs/b) (草稿: not settled), ');
    expect(text).toContain('- [Start/Keys](./?path=/docs/start-keys--docs)\n');
  });

  it('finds a component without a docstring', () => {
    expect(faultsOf([button])).toEqual([]);
    expect(faultsOf([{ ...button, description: '' }])).toEqual([
      'Actions/Button: its component has no docstring',
    ]);
  });
});
