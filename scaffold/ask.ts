import { createInterface } from 'node:readline/promises';
import { menuGroups } from '../packages/api/src/rules/screens.ts';
import { fieldTypes } from './fields.ts';
import { roleSets, type Answers } from './record.ts';

/** Asks at the terminal for what the flags leave out; an empty answer takes the usual one. */
export async function askForScreen(given: Answers): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ask = async (question: string): Promise<string | undefined> =>
    (await terminal.question(`${question}: `)).trim() || undefined;
  const sets = Object.keys(roleSets).join(', ');
  try {
    const title = given.title ?? (await ask('Its Chinese name, as 供应商'));
    const fields = [...given.fields];
    if (fields.length === 0) {
      console.log(
        `Fields besides its name, one a line, an empty line ends:\n  ${Object.values(fieldTypes).join('\n  ')}`,
      );
      for (let field = await ask('field'); field !== undefined; field = await ask('field'))
        fields.push(field);
    }
    return {
      ...given,
      title,
      fields,
      group: given.group ?? (await ask(`Group of its menu: ${Object.keys(menuGroups).join('、')}`)),
      view: given.view ?? (await ask(`Who views it: ${sets}`)),
      edit: given.edit ?? (await ask(`Who edits it: ${sets}`)),
      meaning: given.meaning ?? (await ask('What it is, in one English sentence')),
    };
  } finally {
    terminal.close();
  }
}
