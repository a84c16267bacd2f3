/** Text that is HTML already: everything else is escaped before it gets in. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

type Part = string | number | Html | readonly Part[] | null | undefined | false;

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(render).join('');
  return String(part).replaceAll(/[&<>"']/g, (mark) => escapes[mark] ?? mark);
}

/** HTML from a template: what is put in is escaped, lists are joined, nothing leaves nothing. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(
    texts.map((text, place) => text + (place < parts.length ? render(parts[place]) : '')).join(''),
  );
