/**
 * Where the browser starts the worker. It only imports it, because WebKit runs an entry once more for a part that imports
 * it again, as the games' parts would: there would be a second host, which finds the match taken by the first.
 */
import './worker.ts';
