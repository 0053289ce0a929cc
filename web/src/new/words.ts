export { plainName as wordsOf } from '../parts/option-words.ts';
