import { type Role, roleLabel } from '@anzhu/api/contract/role';
import { type Field, fieldTable, Html, html, type Reader, type Schema } from './fields.ts';

interface Shown {
  summary: string;
  'x-role'?: Role;
  value: unknown;
}

interface Content {
  schema: Schema;
  examples?: Record<string, Shown>;
}

/** One call of the document, as far as the page reads it. */
export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, unknown>[];
  'x-roles'?: Role[];
  'x-changes'?: boolean;
  parameters: {
    name: string;
    in: 'path' | 'query';
    required: boolean;
    schema: Schema;
    examples?: Record<string, Shown>;
  }[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { content?: Record<string, Content> }>;
}

const json = 'application/json';

/** Who may make a call, in Chinese. */
function permission({ security, 'x-roles': roles }: Operation): string {
  if (roles) return roles.map((role) => roleLabel[role]).join('、');
  const [needed] = security;
  if (!needed) return '无需登录';
  return 'apiKey' in needed ? '预订渠道（X-API-Key）' : '所有已登录的用户';
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The body of an example as words for curl. */
function bodyWords(type: string, value: Record<string, unknown>): string[] {
  if (type === json) return [`-H 'Content-Type: ${json}'`, `-d ${quoted(JSON.stringify(value))}`];
  const isFile = type.startsWith('multipart/');
  return Object.entries(value).map(([key, one]) => {
    if (!isFile) return `--data-urlencode ${quoted(`${key}=${String(one)}`)}`;
    const name = String(one);
    return `-F ${quoted(/\.\w{3,4}$/.test(name) ? `${key}=@${name}` : `${key}=${name}`)}`;
  });
}

/** An example as a line for a shell; $API and $TOKEN are the caller's. */
function curlOf(method: string, path: string, operation: Operation, key: string): string {
  const query = new URLSearchParams();
  let filled = path;
  for (const { name, in: place, examples } of operation.parameters) {
    const value = examples?.[key]?.value;
    if (value === undefined) continue;
    if (place === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(String(value)));
    else query.append(name, String(value));
  }
  const [needed] = operation.security;
  const [type = '', content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const value = content?.examples?.[key]?.value as Record<string, unknown> | undefined;
  const words = [
    `curl -X ${method.toUpperCase()} "$API${filled}${query.size > 0 ? `?${query}` : ''}"`,
    needed && ('apiKey' in needed ? '-H "X-API-Key: $KEY"' : '-H "Authorization: $TOKEN"'),
    ...(value ? bodyWords(type, value) : []),
  ];
  return words.filter(Boolean).join(' \\\n  ');
}

/** Text as it is, line by line, with a button that copies it. */
const copyable = (text: string, label: string): Html => {
  const pre = new Html(`<pre><code>${html`${text}`.text}</code></pre>`);
  return html`<div class="copyable">
    <button type="button" data-copy>复制${label}</button>
    ${pre}
  </div>`;
};

/** What comes back, by the number of its example: an envelope, or the name of a file. */
function answersOf({ responses }: Operation): [string, Shown][] {
  const contents = Object.values(responses['200']?.content ?? {});
  const all = contents.flatMap(({ examples = {} }) => Object.entries(examples));
  return all.toSorted(([a], [b]) => Number(a) - Number(b));
}

function exampleOf(
  [key, { summary, value, 'x-role': role }]: [string, Shown],
  { method, path, operation }: Placed,
): Html {
  const answer = typeof value === 'string' ? `文件：${value}` : JSON.stringify(value, null, 2);
  return html`<details>
    <summary>${summary}${role && html` <small>${roleLabel[role]}</small>`}</summary>
    ${copyable(curlOf(method, path, operation, key), '请求')} ${copyable(answer, '回答')}
  </details>`;
}

/** A call with where it is. */
export interface Placed {
  method: string;
  path: string;
  operation: Operation;
}

/** The fields of a request: path parameters first, then the body. */
function askedFields({ parameters, requestBody }: Operation, reader: Reader): Field[] {
  const inAddress = parameters.map(({ name, schema, required, in: place }) => ({
    path: name,
    title: schema.title ?? '',
    type: reader.typeOf(schema),
    isNeeded: required,
    note: [place === 'path' ? '在路径中' : '在查询中', reader.noteOf(schema)]
      .filter(Boolean)
      .join('；'),
  }));
  const body = Object.values(requestBody?.content ?? {})[0]?.schema;
  return [...inAddress, ...(body ? reader.fieldsOf(body) : [])];
}

/** The data of a successful response. */
function answered({ responses }: Operation, reader: Reader): Html {
  const content = responses['200']?.content ?? {};
  const [type = ''] = Object.keys(content);
  if (type !== json) return html`<p>一个文件（xlsx），文件名在 content-disposition 中。</p>`;
  const data = content[json]?.schema.oneOf?.[0]?.properties?.['data'] ?? {};
  const fields = reader.fieldsOf(data);
  if (fields.length > 0) return fieldTable(fields, false);
  const type2 = reader.typeOf(data);
  return html`<p>${type2 === '任意，可为空' ? '无' : type2}</p>`;
}

/** A call on the page. */
export function operationHtml(placed: Placed, reader: Reader): Html {
  const { method, path, operation } = placed;
  const encoding = Object.keys(operation.requestBody?.content ?? {})[0];
  return html`<article id="${operation.operationId}">
    <h3><a href="#${operation.operationId}">${operation.summary}</a></h3>
    <p class="line">
      <span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code>
      <small>${operation.operationId}</small>
    </p>
    <p class="meta">
      <b>谁可以调用</b>
      ${permission(operation)}${operation['x-changes'] && html` · <b>会改变数据</b>，不可自动重试`}${encoding !== undefined && encoding !== json && html` · 以 ${encoding} 提交`}
    </p>
    <h4>请求</h4>
    ${fieldTable(askedFields(operation, reader), true)}
    <h4>回答的 data</h4>
    ${answered(operation, reader)}
    <h4>示例</h4>
    ${answersOf(operation).map((one) => exampleOf(one, placed))}
  </article>`;
}
