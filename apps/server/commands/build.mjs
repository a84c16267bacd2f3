import './nodeVersion.mjs';

import('./build.ts');
