import './nodeVersion.mjs';
import './compileCache.mjs';

import('./start.ts');
