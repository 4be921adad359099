/**
 * Where the search index is. Pagefind's version is part of it, as scripts are cached for a year: those of another version
 * could not read the index. The build checks that it is the one that is installed.
 */
export const searchIndexPath = "/pagefind/1.6.0";
