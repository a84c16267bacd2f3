import { examples } from '../examples/index.ts';
import type { Example } from '../examples/example.ts';
import { partsOf, type WireExample, wireExample } from '../examples/print.ts';
import { pathKeys, requestKeyHeader, takesRequestKey, type Endpoint } from './endpoint.ts';
import { Code, codeMessage } from './envelope.ts';
import { failure } from './failureSchema.ts';
import { contract } from './index.ts';
import { apiKeyHeader } from './intake.ts';
import { jsonSchema, type JsonSchema } from './jsonSchema.ts';
import { roleLabel } from './role.ts';
import { tagNames, tagOf } from './tags.ts';

type Json = Record<string, unknown>;

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const mediaType = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

/** Errors with an HTTP status of their own. */
const httpErrors: Record<string, string> = {
  404: '没有这个接口',
  405: '该接口只接受另一种请求方法',
  413: codeMessage[Code.tooLarge],
  429: codeMessage[Code.tooMany],
  431: '请求地址或请求头过长',
  500: codeMessage[Code.internal],
  503: codeMessage[Code.unavailable],
};

/** A media type with its schema and examples. */
const content = (type: string, schema: JsonSchema, valueExamples: Json = {}): Json => ({
  [type]: { schema, ...(Object.keys(valueExamples).length > 0 && { examples: valueExamples }) },
});

/** Examples of one part of a call, by number; a request and its response have the same number. */
const examplesAt = (all: readonly WireExample[], valueOf: (one: WireExample) => unknown): Json =>
  Object.fromEntries(
    all
      .map((one, index) => [String(index + 1), one, valueOf(one)] as const)
      .filter(([, , value]) => value !== undefined)
      .map(([key, { title, as }, value]) => [
        key,
        { summary: title, ...(as && { 'x-role': as }), value },
      ]),
  );

/** Replaces files by their names. */
const withoutFiles = (body: Json): Json =>
  Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, value instanceof File ? value.name : value]),
  );

const failureReference: JsonSchema = { $ref: '#/components/schemas/Failure' };

/** The content of the response with HTTP status 200: an envelope or a file, or the failure. */
function responseContent(
  { answer: kind, successCode, data }: Endpoint,
  schemas: Schemas,
  all: readonly WireExample[],
): Json {
  const answers = examplesAt(all, (one) => one.answer ?? undefined);
  if (kind === 'file') {
    const files = examplesAt(all, (one) => one.fileName ?? undefined);
    const file = content(sheetType, { type: 'string', format: 'binary' }, files);
    return { ...file, ...content(mediaType.json, failureReference, answers) };
  }
  const envelope: JsonSchema = {
    type: 'object',
    properties: {
      code: { const: successCode },
      msg: { type: 'string' },
      data: jsonSchema(data, 'response', schemas),
    },
    required: ['code', 'msg', 'data'],
  };
  return content(mediaType.json, { oneOf: [envelope, failureReference] }, answers);
}

type Schemas = Record<string, JsonSchema>;

const keyParameter = {
  name: requestKeyHeader,
  in: 'header',
  required: false,
  description:
    '每次提交一个新的编号；没有收到回复时以同一编号和同样的内容再次提交，不会重复执行，并返回第一次的结果（保留一天）',
  schema: { type: 'string', maxLength: 64 },
};

/** The parameters and the body of a call. */
function request(endpoint: Endpoint, schemas: Schemas, all: readonly WireExample[]): Json {
  const { method, path, input, encoding } = endpoint;
  const printed = jsonSchema(input, 'request', schemas);
  const inPath = new Set(pathKeys(path));
  const required = new Set(printed.required);
  const entries = Object.entries(printed.properties ?? {});
  const rest = entries.filter(([key]) => !inPath.has(key));
  const named = (method === 'GET' ? entries : entries.filter(([key]) => inPath.has(key))).map(
    ([name, schema]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: required.has(name),
      schema,
      examples: examplesAt(all, (one) => partsOf(endpoint, one).address[name]),
    }),
  );
  const parameters: Json[] = takesRequestKey(endpoint) ? [...named, keyParameter] : named;
  if (method === 'GET' || rest.length === 0) return { parameters };
  const body: JsonSchema = {
    type: 'object',
    properties: Object.fromEntries(rest),
    required: rest.map(([key]) => key).filter((key) => required.has(key)),
  };
  return {
    parameters,
    requestBody: {
      required: true,
      content: content(
        mediaType[encoding],
        body,
        examplesAt(all, (one) => withoutFiles(partsOf(endpoint, one).body)),
      ),
    },
  };
}

/** The security requirement of a call, with its roles. */
function permission({ access }: Endpoint): Json {
  if (access === 'open') return { security: [] };
  if (access === 'apiKey') return { security: [{ apiKey: [] }] };
  const roles = access === 'signedIn' ? {} : { 'x-roles': access };
  return { security: [{ token: [] }], ...roles };
}

/** Who may make a call and what a client has to know, as Markdown. */
function describe({ access, changes, description }: Endpoint): string {
  const callers = {
    open: '无需登录',
    apiKey: `预订渠道（${apiKeyHeader}）`,
    signedIn: '所有已登录的用户',
  };
  const who =
    typeof access === 'string' ? callers[access] : access.map((role) => roleLabel[role]).join('、');
  return [description, `**谁可以调用**：${who}`, changes && '**会改变数据**，不可自动重试']
    .filter(Boolean)
    .join('\n\n');
}

/** What every client has to know, as Markdown. */
const introduction = `所有 JSON 回答都是 {code, msg, data}；业务失败也以 HTTP 200 返回，以 code 区分。时间为上海时间 yyyy-MM-dd HH:mm:ss，金额以元为单位，是与否为 1 与 0，列表以逗号连接。

登录取得令牌后，在请求头 \`Authorization\` 中带上整个令牌。

| code | 含义 |
| ---- | ---- |
${Object.entries(codeMessage)
  .map(([code, message]) => `| ${code} | ${message} |`)
  .join('\n')}`;

/** Creates the OpenAPI 3.1 document of the contract. */
export function openApi({ version }: { version: string }) {
  const schemas: Schemas = { Failure: failure };
  const paths: Record<string, Record<string, Json>> = {};
  for (const [operationId, endpoint] of Object.entries<Endpoint>(contract)) {
    const operations = (paths[endpoint.path] ??= {});
    const all = (examples as Record<string, readonly Example<Endpoint>[]>)[operationId] ?? [];
    const wire = all.map((one) => wireExample(endpoint, one));
    operations[endpoint.method.toLowerCase()] = {
      operationId,
      tags: [tagOf(endpoint.path)],
      summary: endpoint.summary,
      description: describe(endpoint),
      ...(endpoint.changes && { 'x-changes': true }),
      ...permission(endpoint),
      ...request(endpoint, schemas, wire),
      responses: {
        200: { description: '成功，或业务失败', content: responseContent(endpoint, schemas, wire) },
        ...Object.fromEntries(
          Object.keys(httpErrors).map((status) => [
            status,
            { $ref: `#/components/responses/${status}` },
          ]),
        ),
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '安住',
      version,
      description: introduction,
    },
    tags: tagNames(Object.keys(paths)).map((name) => ({ name })),
    paths,
    components: {
      schemas,
      responses: Object.fromEntries(
        Object.entries(httpErrors).map(([status, description]) => [
          status,
          { description, content: content(mediaType.json, failureReference) },
        ]),
      ),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: '登录所得的令牌' },
        apiKey: { type: 'apiKey', in: 'header', name: apiKeyHeader, description: '预订渠道的密钥' },
      },
    },
  };
}
