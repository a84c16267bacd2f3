import { addons } from 'storybook/manager-api';
import { lightWorkbench } from './theme.ts';

addons.setConfig({ theme: lightWorkbench, enableShortcuts: true });
