export * from './gatsby/hooks';
