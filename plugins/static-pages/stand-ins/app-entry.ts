/**
 * In place of Gatsby's own entry, which runs React, Gatsby and this site's code in one go: a cheap phone would not answer a
 * tap for so long. Here React has a task of its own; nothing more is loaded, as both are in the files that are here already.
 */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

import(/* webpackMode: "eager" */ "react-dom/client")
  .then(nextTask)
  .then(() => import(/* webpackMode: "eager" */ "gatsby-production-app"))
  .catch(reportError);

export {};
