/** @type {{ murmurhash: (text: string, seed: number) => number }} */
const { murmurhash } = require(require.resolve('gatsby-core-utils/murmurhash'));
const { stripIgnoredCharacters } = require('gatsby/graphql');

const QUERY = /(export const \w+ = )?graphql`([^`]*)`;?/g;

/**
 * Takes the queries out of a script, as Gatsby does with Babel; also a loader. A hook gets the digest by which Gatsby names the result. Exported queries,
 * which Gatsby has read, are removed. All lines stay where they are.
 * @param {string} source
 */
module.exports = (source) => source.replace(QUERY, withoutQuery);

/** @param {string} _query @param {string | undefined} exported @param {string} text */
function withoutQuery(_query, exported, text) {
  const lines = text.replace(/[^\n]/g, '');
  return exported ? lines : JSON.stringify(String(murmurhash(stripIgnoredCharacters(text), 0))) + lines;
}
