export { default as tinygradient } from 'tinygradient';
