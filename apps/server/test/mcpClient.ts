import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';

/** What a tool returned: JSON, or the message of a refusal. */
interface ToolAnswer<Data> {
  isError: boolean;
  data: Data;
}

/** An assistant that is connected by the SDK's own client. */
export interface TestAssistant {
  client: Client;
  tools(): Promise<string[]>;
  use<Data = Record<string, unknown>>(name: string, input?: object): Promise<ToolAnswer<Data>>;
}

/** Connects to a server by a key; the caller closes the client. */
export async function connectAssistant(
  { url }: { url: string },
  key: string,
): Promise<TestAssistant> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
  });
  await client.connect(transport as Parameters<Client['connect']>[0]);
  return {
    client,
    tools: async () => (await client.listTools()).tools.map(({ name }) => name),
    async use<Data>(name: string, input: object = {}) {
      const result = await client.callTool({ name, arguments: { ...input } });
      const { content, structuredContent, isError = false } = result as CallToolResult;
      const [part] = content;
      const data = JSON.parse(part?.type === 'text' ? part.text : '') as Data;
      if (!isError && JSON.stringify(structuredContent) !== JSON.stringify(data)) {
        throw new Error(`${name}: the text is not the structured content`);
      }
      return { isError, data };
    },
  };
}
