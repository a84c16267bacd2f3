import type { Plugin } from 'vite';
import { forgetModule, readModule } from '../examples/module.ts';
import { componentsOf, type Documented } from './components.ts';

const components = /\/packages\/(?:ui|domain)\/src\/(?!.*\.stories\.).*\.tsx$/;

/** What Storybook reads of a component, in the form of react-docgen. */
const docgenInfo = ({ name, description, props }: Documented): object => ({
  displayName: name,
  description: description.replace(/@internal\b/, '').trim(),
  props: Object.fromEntries(
    props.map((prop) => [
      prop.name,
      {
        required: prop.isRequired,
        tsType: { name: prop.type },
        description: prop.description,
        ...(prop.default === undefined ? {} : { defaultValue: { value: prop.default } }),
      },
    ]),
  ),
});

/**
 * Documents the components of the packages: all props with their types as they are written, also those of
 * `Omit`, `Pick` and readonly arrays, which react-docgen leaves out.
 */
export function docgen(): Plugin {
  return {
    name: 'anzhu:docgen',
    enforce: 'pre',
    watchChange: forgetModule,
    transform(code, id) {
      if (!components.test(id)) return null;
      const infos = componentsOf(readModule(id)).map(
        (one) => `${one.name}.__docgenInfo = ${JSON.stringify(docgenInfo(one))};`,
      );
      return { code: `${code}\n${infos.join('\n')}`, map: null };
    },
  };
}
