// Jest uses it wherever a component imports Gatsby.
export * from '../support/gatsby';
