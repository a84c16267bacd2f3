import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeMessage } from '@anzhu/api/contract/envelope';
import type { OpenApiDocument } from '@anzhu/api/contract/openapi';
import { Html, html, makeReader } from './fields.ts';
import { type Operation, operationHtml, type Placed } from './operation.ts';

/** The page and the headers that let nothing run on it but its own style and script. */
export interface ReferencePage {
  text: string;
  headers: Record<string, string>;
}

const asset = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Every call, in the order of the document. */
const placesOf = ({ paths }: OpenApiDocument): Placed[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method,
      path,
      operation: operation as unknown as Operation,
    })),
  );

const codes = (): Html =>
  html`<div class="scroll" tabindex="0">
    <table>
      <thead>
        <tr>
          <th scope="col">code</th>
          <th scope="col">含义</th>
        </tr>
      </thead>
      <tbody>
        ${Object.entries(codeMessage).map(
          ([code, message]) =>
            html`<tr>
              <td><code>${code}</code></td>
              <td>${message}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

/** The document as a page for people: made once, without anything from elsewhere. */
export function referencePage(document: OpenApiDocument): ReferencePage {
  const style = asset('reference.css');
  const script = asset('reference.js');
  const places = placesOf(document);
  const reader = makeReader(document);
  const { title, version, description } = document.info;
  const groups = document.tags
    .map(({ name }) => ({ name, calls: places.filter((one) => one.operation.tags[0] === name) }))
    .filter(({ calls }) => calls.length > 0);
  const page = html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} 接口文档</title>
        ${new Html(`<style>${style}</style>`)}
      </head>
      <body>
        <nav aria-label="接口">
          <label for="search">搜索接口</label>
          <input id="search" type="search" placeholder="名称、路径或字段" autocomplete="off" />
          <p id="count" role="status">${places.length} 个接口</p>
          ${groups.map(
            ({ name, calls }) =>
              html`<section data-group>
                <h2>${name}</h2>
                <ul>
                  ${calls.map(
                    ({ operation }) =>
                      html`<li data-call="${operation.operationId}">
                        <a href="#${operation.operationId}">${operation.summary.split('：')[0]}</a>
                      </li>`,
                  )}
                </ul>
              </section>`,
          )}
        </nav>
        <main>
          <h1>${title} 接口文档 <small>${version}</small></h1>
          <p>${description}</p>
          <p>
            登录取得令牌后，在请求头 <code>Authorization</code> 中带上整个令牌。机器可读的文档在
            <a href="/openapi.json">/openapi.json</a>。示例中 <code>$API</code> 是服务器地址，<code
              >$TOKEN</code
            >
            是令牌，<code>$KEY</code> 是渠道密钥。
          </p>
          <details>
            <summary>回答的 code</summary>
            ${codes()}
          </details>
          ${groups.map(
            ({ name, calls }) =>
              html`<section data-group>
                <h2>${name}</h2>
                ${calls.map((one) => operationHtml(one, reader))}
              </section>`,
          )}
        </main>
        ${new Html(`<script>${script}</script>`)}
      </body>
    </html> `;
  const policy = `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(script)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return {
    text: page.text,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Referrer-Policy': 'no-referrer',
      'X-Frame-Options': 'DENY',
    },
  };
}
