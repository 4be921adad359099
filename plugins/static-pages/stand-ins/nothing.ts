/** Stands in for modules that this site never uses: the hooks of Partytown, a service worker, prefetching by `<link>`. */
export default () => Promise.resolve();
