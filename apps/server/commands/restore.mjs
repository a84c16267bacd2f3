import './nodeVersion.mjs';

import('./restore.ts');
