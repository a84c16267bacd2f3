import { base } from './appRoutes.ts';

/** The file of the reference page among those of the app: the build copies it there. */
export const referenceScript = 'reference.js';

/** The page loads nothing from other hosts and sends nothing to them. */
const configuration = {
  localization: { locale: 'zh-CN' },
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  documentDownloadType: 'direct',
};

const escaped = JSON.stringify(configuration).replaceAll('"', '&quot;');

/** `/openapi`: the OpenAPI document as a page for people, shown by Scalar. */
export const referencePage = `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>安住 接口文档</title>
  </head>
  <body>
    <script id="api-reference" data-url="/openapi.json" data-configuration="${escaped}"></script>
    <script src="${base}${referenceScript}"></script>
  </body>
</html>
`;

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  // Scalar adds style elements and attributes as it goes.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const referenceHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': policy,
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
};
