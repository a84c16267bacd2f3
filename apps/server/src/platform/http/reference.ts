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

export const referencePolicy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  // Scalar adds style elements and attributes as it goes.
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};
