import './nodeVersion.mjs';

import('./channel.ts');
