import type { OpenApiDocument } from '@anzhu/api/contract/openapi';

/** A schema of the document, as far as the page reads it. */
export interface Schema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  additionalProperties?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
}

/** A field on the page. */
export interface Field {
  /** Where it is: `page.size`, `records[].id`. */
  path: string;
  title: string;
  type: string;
  isNeeded: boolean;
  /** What its values mean, its unit, its limits. */
  note: string;
}

const typeWords: Readonly<Record<string, string>> = {
  string: '文字',
  number: '数字',
  integer: '整数',
  boolean: '布尔',
  object: '对象',
  array: '列表',
};

/** Reads the schemas of one document. */
export function makeReader({ components }: OpenApiDocument) {
  const nameOf = (reference: string): string => reference.split('/').at(-1) ?? '';

  /** The schema that a reference, or a choice between one and nothing, stands for. */
  function plain(schema: Schema): { schema: Schema; mayBeNull: boolean; names: string[] } {
    if (schema.$ref !== undefined) {
      const name = nameOf(schema.$ref);
      const inside = plain((components.schemas[name] ?? {}) as Schema);
      return { ...inside, names: [name, ...inside.names] };
    }
    const choices = schema.anyOf ?? schema.oneOf;
    const some = choices?.filter((one) => one.type !== 'null');
    const [only] = some ?? [];
    if (choices && only && some?.length === 1) {
      const inside = plain(only);
      return { ...inside, mayBeNull: inside.mayBeNull || choices.length > 1 };
    }
    const types = [schema.type ?? []].flat();
    return { schema, mayBeNull: types.includes('null'), names: [] };
  }

  function typeOf(schema: Schema): string {
    const { schema: own, mayBeNull } = plain(schema);
    const orNull = mayBeNull ? '，可为空' : '';
    const choices = own.anyOf ?? own.oneOf;
    if (choices) {
      const words = new Set(choices.map((one) => typeOf(one)));
      return `${[...words].join('或')}${orNull}`;
    }
    if (own.format === 'binary') return '文件';
    if (own.items) return `${typeOf(own.items)}的列表${orNull}`;
    const types = [own.type ?? []].flat().filter((one) => one !== 'null');
    const words = types.map((one) => typeWords[one] ?? one);
    return `${words.join('或') || '任意'}${orNull}`;
  }

  function limitsOf({ schema }: { schema: Schema }): string[] {
    const { minLength = 0, maxLength, minItems = 0, maxItems } = schema;
    const { minimum, maximum, exclusiveMinimum } = schema;
    return [
      maxLength !== undefined && `${minLength > 0 ? `${minLength} 到 ` : '最多 '}${maxLength} 个字`,
      maxLength === undefined && minLength > 0 && `至少 ${minLength} 个字`,
      exclusiveMinimum !== undefined && `大于 ${exclusiveMinimum}`,
      minimum !== undefined && maximum !== undefined && `${minimum} 到 ${maximum}`,
      minimum !== undefined && maximum === undefined && `不小于 ${minimum}`,
      minimum === undefined && maximum !== undefined && `不大于 ${maximum}`,
      maxItems !== undefined && `${minItems} 到 ${maxItems} 项`,
    ].filter((one) => one !== false);
  }

  function noteOf(schema: Schema): string {
    const { schema: own } = plain(schema);
    const values = own.enum ?? (own.const === undefined ? [] : [own.const]);
    const meaning = schema.description ?? own.description;
    const listed = meaning === undefined && values.length > 0 ? values.join('、') : meaning;
    return [listed, ...limitsOf({ schema: own })].filter(Boolean).join('；');
  }

  /** The fields of a schema and of nested ones; a recursive schema is listed once. */
  function fieldsOf(schema: Schema, path = '', seen: readonly string[] = []): Field[] {
    const { schema: own, names } = plain(schema);
    if (names.some((name) => seen.includes(name))) return [];
    const known = [...seen, ...names];
    if (own.items) return fieldsOf(own.items, `${path}[]`, known);
    if (own.anyOf) return own.anyOf.flatMap((one) => fieldsOf(one, path, known));
    const needed = new Set(own.required);
    return Object.entries(own.properties ?? {}).flatMap(([key, field]) => {
      const here = path === '' ? key : `${path}.${key}`;
      const title = field.title ?? plain(field).schema.title ?? '';
      const described = { path: here, title, type: typeOf(field), isNeeded: needed.has(key) };
      return [{ ...described, note: noteOf(field) }, ...fieldsOf(field, here, known)];
    });
  }

  return { fieldsOf, typeOf, noteOf };
}

export type Reader = ReturnType<typeof makeReader>;

/** A table of fields; for requests with a column for required ones. */
export function fieldTable(fields: readonly Field[], isAsked: boolean): Html {
  if (fields.length === 0) return html`<p class="none">无</p>`;
  const row = ({ path, title, type, isNeeded, note }: Field): Html =>
    html`<tr>
      <td><code>${path}</code></td>
      <td>${title}</td>
      <td>${type}</td>
      ${isAsked && html`<td>${isNeeded ? '是' : ''}</td>`}
      <td>${note}</td>
    </tr>`;
  return html`<div class="scroll" tabindex="0">
    <table>
      <thead>
        <tr>
          <th scope="col">字段</th>
          <th scope="col">名称</th>
          <th scope="col">类型</th>
          ${isAsked && html`<th scope="col">必填</th>`}
          <th scope="col">含义、单位与限制</th>
        </tr>
      </thead>
      <tbody>
        ${fields.map(row)}
      </tbody>
    </table>
  </div>`;
}

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
