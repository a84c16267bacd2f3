import { base } from './appRoutes.ts';

/** The files of the reference page among those of the app: the build writes them there. */
export const referenceScript = 'reference.js';
export const referenceStyles = 'reference.css';

/** The page shows the calls and sends none: a call needs a session, and changes the hotel. */
const configuration = {
  dom_id: '#api-reference',
  url: '/openapi.json',
  validatorUrl: null,
  supportedSubmitMethods: [],
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  defaultModelsExpandDepth: -1,
};

/** What the script of the page ends with: a policy without inline scripts has no other place for it. */
export const referenceStart = `
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
SwaggerUIBundle(${JSON.stringify(configuration)});
`;

/** Nothing is sent from the page, so that there is nothing to authorize. */
export const ownStyles = '.swagger-ui .scheme-container { display: none; }\n';

/** `/openapi`: the OpenAPI document as a page for people, shown by Swagger UI. */
export const referencePage = `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>安住 接口文档</title>
    <link rel="stylesheet" href="${base}${referenceStyles}" />
  </head>
  <body>
    <div id="api-reference"></div>
    <script src="${base}${referenceScript}"></script>
  </body>
</html>
`;

export const referencePolicy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  // Swagger UI adds style attributes as it goes.
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};
