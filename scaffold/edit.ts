/** A change of a file that is there. */
export interface Edit {
  /** From the root of the tree. */
  file: string;
  apply: (text: string) => string;
}

function placeOf(text: string, anchor: string, file: string): number {
  const at = text.indexOf(anchor);
  if (at === -1)
    throw new Error(`${file} has no line 「${anchor.trim()}」: the scaffold adds one there`);
  return at;
}

/** Inserts before the first occurrence of a text. */
export const before = (file: string, anchor: string, added: string): Edit => ({
  file,
  apply: (text) => {
    const at = placeOf(text, anchor, file);
    return text.slice(0, at) + added + text.slice(at);
  },
});

/** Inserts below the line that contains the first occurrence of a text. */
export const below = (file: string, anchor: string, added: string): Edit => ({
  file,
  apply: (text) => {
    const at = text.indexOf('\n', placeOf(text, anchor, file)) + 1;
    return text.slice(0, at) + added + text.slice(at);
  },
});

/**
 * Inserts a statement among those that a pattern finds, before the first one whose name comes later, else
 * below the last.
 * @param pattern with the flags `gm`; its first group is the name
 */
export const among = (file: string, pattern: RegExp, name: string, added: string): Edit => ({
  file,
  apply: (text) => {
    const found = [...text.matchAll(pattern)];
    const last = found.at(-1);
    if (!last)
      throw new Error(`${file} has no line like ${pattern.source}: the scaffold adds one there`);
    const next = found.find(([, other = '']) => other.toLowerCase() > name.toLowerCase());
    const at = next ? next.index : last.index + last[0].length + 1;
    return text.slice(0, at) + added + text.slice(at);
  },
});

/** Inserts an import among those from a folder. @param name of the module there, without its ending */
export const imported = (file: string, folder: string, name: string, statement: string): Edit => {
  const path = folder.replaceAll('.', String.raw`\.`);
  const pattern = new RegExp(`^import [^;]*? from '${path}(\\w+)(?:/\\w+)?(?:\\.tsx?)?';$`, 'gm');
  return among(file, pattern, name, `${statement}\n`);
};

/** Inserts a line in a list of modules, by the name of the module. */
export const listed = (file: string, name: string, line: string): Edit =>
  among(file, /^export .* from '[./\w]*?(\w+)(?:\/index)?\.ts';$/gm, name, `${line}\n`);
