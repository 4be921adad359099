/** Stands in for react-helmet in the browser's bundle. */
export const Helmet = () => null;
