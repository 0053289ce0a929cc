/** Lets the browser fetch the fonts of the first page together with its styles, not after them. */
import type { Plugin } from 'vite';

export function preloadFonts(names: readonly RegExp[]): Plugin {
  return {
    name: 'orrery-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2') && names.some((name) => name.test(file)))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
            injectTo: 'head' as const,
          })),
    },
  };
}
