/**
 * Architecture rules that the linter cannot express: the direction of imports, where calls may be sent, where colour
 * and status literals are allowed. Prints each breach and fails.
 */
import { readFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** A rule: the files it applies to, and what a line in them must not contain. */
interface Law {
  rule: string;
  files: RegExp;
  except?: RegExp;
  /** Returns the error of a line, or null. */
  breach(line: string, file: string): string | null;
}

const imported = (line: string): string | null =>
  /(?:from|import)\s*\(?\s*'([^']+)'/.exec(line)?.[1] ?? null;

/** The file of the repository that a line imports; null for packages and other lines. */
const importedFile = (line: string, file: string): string | null => {
  const name = imported(line);
  return name?.startsWith('.') ? join(dirname(file), name) : null;
};

/** Forbids imports that match. */
const noImport =
  (forbidden: RegExp) =>
  (line: string): string | null => {
    const name = imported(line);
    return name && forbidden.test(name) ? name : null;
  };

/** Forbids text that matches. */
const noText =
  (forbidden: RegExp) =>
  (line: string): string | null =>
    forbidden.exec(line)?.[0] ?? null;

const isTest = /\.(test|stories)\.tsx?$|\/fixtures?\b|\/e2e\//;

/** Forbids imports of a floor above one's own; `floors` names the folders and files of `base` from below. */
const downwards =
  (base: string, floors: readonly string[]) =>
  (line: string, file: string): string | null => {
    const to = importedFile(line, file);
    if (!to?.startsWith(base)) return null;
    const floorOf = (path: string): number =>
      floors.indexOf(path.slice(base.length).split('/')[0] ?? '');
    return floorOf(to) === -1 || floorOf(to) > floorOf(file) ? to : null;
  };

/** The floors of the app, from below. */
const appFloors = [
  'clock.ts',
  'config.ts',
  'paths.ts',
  'session',
  'url',
  'data',
  'flows',
  'routes',
  'shell',
];

/** A regular expression where a value begins: what people may type is read in Chinese in any language. */
const readPattern =
  /(?<=^\s*|[(=,:?|&]\s*)\/(?![/*])(?:\\.|\[(?:\\.|[^\]])*\]|[^/\\\n])+\/[dgimsuvy]*/g;
const trailingComment = /\/\*.*?\*\/|(?<=^|\s)\/\/.*$/g;

const isDemo = (file: string): boolean => file.startsWith('apps/server/src/demo/');

const laws: Law[] = [
  {
    rule: 'ui imports nothing of ours',
    files: /^packages\/ui\//,
    breach: noImport(/^@anzhu\/(api|domain|admin|server)|^swr|^react-router/),
  },
  {
    rule: 'lazy comes from ui/LazyBoundary: that of React keeps a failure',
    files: /^(packages|apps)\//,
    except: /ui\/src\/lib\/LazyBoundary\.tsx$/,
    breach: noText(/^import \{.*\blazy\b.*\} from 'react';/),
  },
  {
    rule: 'icons come from ui/Icon',
    files: /^(packages|apps|stories)\//,
    except: /^packages\/ui\/lucide\.ts$/,
    breach: noImport(/^@iconify-json\/lucide/),
  },
  {
    rule: 'api imports nothing of ours, and no React',
    files: /^packages\/api\//,
    breach: noImport(/^@anzhu\/(ui|domain|admin|server)|^react/),
  },
  {
    rule: 'the contract imports nothing but itself and the examples',
    files: /^packages\/api\/src\/contract\//,
    except: isTest,
    breach: noImport(/\/(client|rules)\//),
  },
  {
    rule: 'rules import the contract only',
    files: /^packages\/api\/src\/rules\//,
    breach: noImport(/\/(client|examples)\//),
  },
  {
    rule: 'domain imports ui and api, no calls and no routes',
    files: /^packages\/domain\//,
    except: isTest,
    breach: noImport(/^@anzhu\/(admin|server|api\/(client|examples))|^swr|^react-router/),
  },
  {
    rule: 'domain folders meet through their index.ts',
    files: /^packages\/domain\/src\/[^/]+\//,
    breach: (line, file) => {
      const name = imported(line);
      if (!name?.startsWith('..')) return null;
      const [from, to] = [file, join(dirname(file), name)].map((path) => path.split('/').slice(3));
      const isAnother = to !== undefined && to.length > 1 && from?.[0] !== to[0];
      return isAnother && to.slice(1).join('/') !== 'index.ts' ? name : null;
    },
  },
  {
    rule: 'admin imports ui, api and domain, never the server or the examples',
    files: /^apps\/admin\/src\//,
    except: isTest,
    breach: noImport(/^@anzhu\/(server|api\/(examples|contract\/openapi))/),
  },
  {
    rule: 'the examples are for the document only',
    files: /^packages\/api\/src\/(client|contract)\//,
    except: /^packages\/api\/src\/contract\/openapi\.ts$/,
    breach: noImport(/\/examples\//),
  },
  {
    rule: 'server imports the contract and the rules of api only',
    files: /^apps\/server\/src\//,
    breach: noImport(/^@anzhu\/(?!api\/(contract|rules)(\/|$))/),
  },
  {
    rule: 'the floors of the server import downwards: main, app, demo, resources, platform',
    files: /^apps\/server\/src\//,
    breach: downwards('apps/server/src/', ['platform', 'resources', 'demo', 'app', 'main.ts']),
  },
  {
    rule: 'the floors of the app import downwards: shell, routes, flows, data, url, session',
    files: /^apps\/admin\/src\/[^/]+\//,
    except: isTest,
    breach: downwards('apps/admin/src/', appFloors),
  },
  {
    rule: 'no route imports another: what several begin is in flows',
    files: /^apps\/admin\/src\/routes\//,
    breach: (line, file) => {
      const to = importedFile(line, file);
      const [from, route] = [file, to ?? ''].map((path) => /\/routes\/([^/]+)\//.exec(path)?.[1]);
      return route !== undefined && route !== from ? to : null;
    },
  },
  {
    rule: 'demo data is loaded by import() only',
    files: /^apps\/server\/src\/(?!demo\/)/,
    except: isTest,
    breach: (line, file) => {
      const to = importedFile(line, file);
      return to && isDemo(to) && !/\bimport\(/.test(line) ? to : null;
    },
  },
  {
    rule: 'a resource of the server is imported through its index.ts',
    files: /^apps\/server\/src\//,
    except: isTest,
    breach: (line, file) => {
      const to = importedFile(line, file);
      const part = to && /^apps\/server\/src\/resources\/[^/]+\//.exec(to)?.[0];
      return part && !file.startsWith(part) && to !== `${part}index.ts` ? to : null;
    },
  },
  {
    rule: 'calls are sent by the client of api only',
    files: /^(packages|apps\/admin\/src)\//,
    except: /^packages\/api\/src\/client\/|\/(newBuild|LazyBoundary)\.tsx?$|\.test\.ts$/,
    breach: noText(/(?<![.\w])fetch\(|new XMLHttpRequest|new WebSocket\(/),
  },
  {
    rule: 'the path of a call stands in the contract only',
    files: /^(packages|apps\/(admin|server)\/src)\//,
    except: /^packages\/api\/src\/contract\/|\.test\.ts$|^packages\/api\/src\/client\//,
    breach: noText(/['"`]\/(api|auth)\/[a-z]/i),
  },
  {
    rule: 'a status is named, not numbered',
    files: /^(packages\/(domain|ui)|apps\/(admin|server)\/src)\//,
    except: isTest,
    breach: noText(/\b(status|reviewStatus)\s*(===|!==)\s*['"]?\d/),
  },
  {
    rule: 'keys and texts of a composition are known from ui/composition only',
    files: /^(packages|apps\/admin\/src)\//,
    except: /^packages\/ui\/src\/lib\/composition\.ts$|\.(test|stories)\.tsx?$/,
    breach: noText(/\bisComposing\b|\bkeyCode\b/),
  },
  {
    rule: 'colours stand in the theme only',
    files: /^(packages\/(ui|domain)\/src|apps\/admin\/src)\/.*\.(tsx|css\.ts)$/,
    except: /^packages\/ui\/src\/theme\/|\.stories\.tsx$/,
    breach: noText(/['"`: (]#[0-9a-fA-F]{3,8}\b(?!')|\brgba?\(|\bhsla?\(/),
  },
  {
    rule: 'levels (z-index) stand in the theme only',
    files: /^(packages|apps\/admin\/src)\/.*\.css\.ts$/,
    except: /^packages\/ui\/src\/theme\//,
    breach: noText(/zIndex:\s*['"]?\d{2,}/),
  },
  {
    rule: 'styles go through the theme, so that they are in our layer',
    files: /^(packages|apps\/admin\/src)\/.*\.css\.ts$/,
    except: /^packages\/ui\/src\/theme\//,
    breach: (line) =>
      imported(line) === '@vanilla-extract/recipes' ||
      (imported(line) === '@vanilla-extract/css' && /[{,]\s*style\b/.test(line))
        ? 'style'
        : null,
  },
  {
    rule: 'Chinese stands in a texts.ts beside the component, so that another language can replace it',
    files: /^packages\/ui\/src\//,
    // Names of places are data.
    except:
      /texts\.ts$|\.(test|stories)\.tsx?$|fixtures?\.tsx?$|\/ProvinceCascader\/\w+egions\.ts$/,
    breach: (line) =>
      /[\p{Script=Han}\u3000-\u303f\uff01-\uff5e].*/u.exec(
        line.replace(readPattern, '').replace(trailingComment, ''),
      )?.[0] ?? null,
  },
  {
    rule: 'the search of the workbench finds subjects of the hotel by their Chinese word',
    files: /\.stories\.tsx$/,
    breach: noText(/title: '(?:Hotel|Isolation)\/[ -~]*'/),
  },
];

const files = globSync('{packages,apps,stories}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/node_modules|\/dist\//.test(file))
  .toSorted();

const breaches: string[] = [];
/** The files that each file imports; by `import()`, apart. */
const imports = new Map<string, { all: Set<string>; late: Set<string> }>();
for (const file of files) {
  const text = await readFile(resolve(root, file), 'utf8');
  const lines = text.split('\n');
  const of = (pattern: RegExp) =>
    new Set([...text.matchAll(pattern)].map(([, name = '']) => join(dirname(file), name)));
  imports.set(file, {
    all: of(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g),
    late: of(/import\(\s*'(\.[^']+)'/g),
  });
  for (const law of laws) {
    if (!law.files.test(file) || law.except?.test(file)) continue;
    for (const [index, line] of lines.entries()) {
      if (/^\s*(\/\/|\*|\/\*)/.test(line)) continue;
      const wrong = law.breach(line, file);
      if (wrong) breaches.push(`${file}:${index + 1}  ${law.rule}: ${wrong.trim()}`);
    }
  }
}

/** Whether a file leads to another by its imports. The linter finds circles, but does not follow `import()`. */
function leadsTo(from: string, to: string, seen = new Set<string>()): boolean {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return [...(imports.get(from)?.all ?? [])].some((next) => leadsTo(next, to, seen));
}
for (const [file, { late }] of imports) {
  for (const part of late) {
    if (leadsTo(part, file)) breaches.push(`${file}  no circle, import() included: ${part}`);
  }
}

/** A test that a page names: `file: name`; of stories the name of the export. */
const namedTest = /`([\w./]+\.(?:test\.ts|spec\.ts|stories\.tsx)): ([^`]+)`/g;

/** The text of each test and of each file of stories, by the name of its file. */
const tests = new Map<string, string>();
for (const file of globSync(
  [
    '{packages,apps}/*/{src,test,e2e}/**/*.{test,spec}.ts',
    '{packages/*/src,stories}/**/*.stories.tsx',
  ],
  { cwd: root },
)) {
  const name = file.split('/').at(-1) ?? '';
  tests.set(name, `${tests.get(name) ?? ''}\n${await readFile(resolve(root, file), 'utf8')}`);
}
const hasTest = (file: string, name: string): boolean => {
  const wanted = file.endsWith('.stories.tsx') ? `export const ${name}: Story` : name;
  return tests.get(file)?.includes(wanted) ?? false;
};
for (const page of globSync('stories/*.mdx', { cwd: root })) {
  const text = await readFile(resolve(root, page), 'utf8');
  for (const [, file = '', name = ''] of text.matchAll(namedTest)) {
    if (hasTest(file, name)) continue;
    breaches.push(`${page}  the tests that a page names exist: ${file}: ${name}`);
  }
}

/** Level A and AA of WCAG 2.2, without 4.1.1, which is obsolete. */
const criteriaCount = 55;
const statement = await readFile(resolve(root, 'stories/Wcag22.mdx'), 'utf8');
const criteria = new Set([...statement.matchAll(/^\| (\d\.\d\.\d+) /gm)].map(([, id]) => id));
if (criteria.size !== criteriaCount) {
  breaches.push(`stories/Wcag22.mdx  has each criterion: ${criteria.size} of ${criteriaCount}`);
}

for (const breach of breaches) console.error(breach);
console.log(`laws: ${laws.length + 3} laws, ${files.length} files, ${breaches.length} breaches`);
process.exitCode = breaches.length === 0 ? 0 : 1;
