import { transform } from 'esbuild';
import { browserslist } from '../../package.json';
import { assertFound, isOfClass, type Workaround } from './gatsby-configuration';

const CSSNANO = 'CssMinimizerPlugin';
const target = browserslist.map((browser) => browser.replace(' >= ', ''));

/** Minifies the styles with esbuild: as small as with cssnano, which takes three seconds, most of them until its process has started. */
export const minifyStyles: Workaround = ({ optimization }, stage) => {
  if (stage !== 'build-javascript') return;
  const cssnano = optimization.minimizer?.find((plugin) => isOfClass(plugin, CSSNANO));
  const options: unknown = cssnano && Reflect.get(cssnano, 'options');
  assertFound(options, CSSNANO, 'minify-styles.ts');
  Object.assign(options, { minify, parallel: false });
};

/** Of a file by its name, which is the only one. */
async function minify(files: Readonly<Record<string, string>>): Promise<{ code: string }> {
  const { code } = await transform(Object.values(files).join(''), { loader: 'css', minify: true, target });
  return { code };
}
