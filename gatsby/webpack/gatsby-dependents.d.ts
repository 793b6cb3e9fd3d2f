/** The packages in which Gatsby looks for queries; its own types need those of lodash. */
declare module 'gatsby/dist/utils/gatsby-dependents' {
  type Packages = Promise<readonly unknown[]>;
  export const getGatsbyDependents: (() => Packages) & { cache: Map<undefined, Packages> };
}
