/** Code that templates write. oxfmt breaks its lines. */
type Part = string | number | boolean | null | readonly string[];

/** A text as its literal in code. */
export const literal = (text: string): string => `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`;

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const gone = '\0';

/**
 * Code with parts: a list has a line each; a line with nothing but parts that are false, null, empty goes. Of the
 * imports at its top it keeps the names that it uses.
 */
export function code(strings: TemplateStringsArray, ...parts: Part[]): string {
  const texts = parts.map((part) => {
    const text = Array.isArray(part) ? part.join('\n') : part === false ? '' : String(part ?? '');
    return text === '' ? gone : text;
  });
  const lines = strings
    .flatMap((text, index) => [text, texts[index] ?? ''])
    .join('')
    .trim()
    .split('\n')
    .filter((line) => !line.includes(gone) || line.replaceAll(gone, '').trim() !== '')
    .map((line) => line.replaceAll(gone, ''));
  const body = lines.filter((line) => !isImport.test(line)).join('\n');
  return lines.flatMap((line) => usedImport(line, body)).join('\n');
}

const isImport = /^import (type )?\{ (.*) \} from ('.*');$/;

/** An import without the names that the code does not use. */
function usedImport(line: string, body: string): string[] {
  const [, type, names, module] = isImport.exec(line) ?? [];
  if (names === undefined) return [line];
  const isUsed = (name: string): boolean =>
    new RegExp(String.raw`\b${name.replace('type ', '')}\b`).test(body);
  const used = names.split(', ').filter((name) => name !== '' && isUsed(name));
  if (used.length === 0) return [];
  const isType = type !== undefined || used.every((name) => name.startsWith('type '));
  const list = used.join(', ');
  return [
    `import ${isType ? 'type ' : ''}{ ${isType ? list.replaceAll('type ', '') : list} } from ${module};`,
  ];
}
