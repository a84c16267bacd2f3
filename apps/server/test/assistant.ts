import type { PendingAct } from '@anzhu/api/contract/assistant';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { onTestFinished } from 'vitest';
import type { Place } from './engines.ts';
import type { TestServer } from './harness.ts';
import type { UserName } from './people.ts';
import { openTestApp, type TestApp } from './testApp.ts';

/** A test app that lets assistants in. */
export const openForAssistants = (place: Place): Promise<TestApp> =>
  openTestApp(place, { config: { mcp: 'on' } });

/** Makes a key as somebody. */
export async function makeKey(
  testApp: TestApp,
  user: UserName,
  given: object = {},
): Promise<{ id: string; key: string }> {
  const { code, msg, data } = await testApp.as(user, 'addAssistantKey', {
    name: '前台助手',
    days: 30,
    ...given,
  });
  if (code !== 200) throw new Error(`no key: ${code} ${msg}`);
  return data;
}

/** What a tool returned: JSON, or the message of a refusal. */
export interface ToolAnswer<Data = Record<string, unknown>> {
  isError: boolean;
  data: Data;
}

/** An assistant that is connected by the SDK's own client. */
export interface TestAssistant {
  client: Client;
  tools(): Promise<string[]>;
  use<Data = Record<string, unknown>>(name: string, input?: object): Promise<ToolAnswer<Data>>;
}

export async function connect(
  { url }: Pick<TestServer, 'url'>,
  key: string,
): Promise<TestAssistant> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
  });
  await client.connect(transport as Parameters<Client['connect']>[0]);
  onTestFinished(() => client.close());
  return {
    client,
    tools: async () => (await client.listTools()).tools.map(({ name }) => name),
    async use<Data>(name: string, input: object = {}) {
      const result = await client.callTool({ name, arguments: { ...input } });
      const [part] = (result as CallToolResult).content;
      const text = part?.type === 'text' ? part.text : '';
      return { isError: result.isError === true, data: JSON.parse(text) as Data };
    },
  };
}

/** The act that a tool has requested. */
export type Requested = Omit<PendingAct, 'id'> & { id: number; state: string };

/** Sends a message without the SDK. */
export const sendMessage = (
  { url }: Pick<TestServer, 'url'>,
  body: unknown,
  { key, ...headers }: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${url}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

export const message = (method: string, params: object = {}): object => ({
  jsonrpc: '2.0',
  id: 1,
  method,
  params,
});

export const toolCall = (name: string, input: unknown = {}): object =>
  message('tools/call', { name, arguments: input });
