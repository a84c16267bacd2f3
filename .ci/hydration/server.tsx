import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { CaseRoot, cases, exportedComponents, furtherStories, type Case } from './cases.tsx';
import { created } from './jsxRuntime.ts';
import type { RenderProgram } from './rendered.ts';

function render(root: React.ReactNode): Promise<string> {
  return new Promise((done, fail) => {
    const parts: Buffer[] = [];
    const sink = new Writable({
      write: (part: Buffer, _encoding, next) => {
        parts.push(part);
        next();
      },
    }).on('finish', () => done(Buffer.concat(parts).toString()));
    const { pipe } = renderToPipeableStream(root, {
      // In one piece: a large boundary would come later, by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: fail,
      onAllReady: () => pipe(sink),
    });
  });
}

/** The exported components of which no element was created. */
function missing(): string[] {
  const names = new Set([...created].map(nameOf));
  const isShown = (key: string, value: unknown): boolean =>
    created.has(value) || (isLazy(value) && names.has(key.split(' ')[1]));
  return Object.entries(exportedComponents).flatMap(([key, value]) =>
    isShown(key, value) ? [] : [key],
  );
}

/** Renders a case. @returns its HTML, none where it throws, and what React prints or throws */
async function renderCase(one: Case): Promise<{ html: string | null; faults: string[] }> {
  const faults: string[] = [];
  const print = console.error;
  console.error = (...words: unknown[]) => faults.push(words.map(String).join(' '));
  try {
    return { html: await render(<CaseRoot {...one} />), faults };
  } catch (error) {
    faults.push(error instanceof Error ? shortStack(error) : String(error));
    return { html: null, faults };
  } finally {
    console.error = print;
  }
}

/** Renders the cases, and further stories that are the first to show an exported component. */
export const renderAll: RenderProgram['renderAll'] = async () => {
  const rendered: Awaited<ReturnType<RenderProgram['renderAll']>>['rendered'] = {};
  for (const one of cases) rendered[one.name] = await renderCase(one);
  let left = missing().length;
  for (const one of furtherStories) {
    if (left === 0) break;
    const result = await renderCase(one);
    const now = missing().length;
    if (now < left) rendered[one.name] = result;
    left = now;
  }
  return { rendered, missing: missing(), components: Object.keys(exportedComponents).length };
};

const shortStack = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => !line.includes('node_modules/react'))
    .slice(0, 8)
    .join('\n');

/** The name of a component; the bundle may have put a number behind it. */
function nameOf(type: unknown): string | undefined {
  const component = typeof type === 'function' ? type : (type as { type?: object } | null)?.type;
  return typeof component === 'function' ? component.name.replace(/\$\d+$/, '') : undefined;
}

/** Made by `lazy`: stories show what it loads, which has the same name. */
const isLazy = (value: unknown): boolean => nameOf(value) === 'Lazy';
