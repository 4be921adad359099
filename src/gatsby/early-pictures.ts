/** Nearly all pictures of the site: a first build starts with them. */
export const earlyPictures = `
  query EarlyPictures {
    allNews { nodes { cover { cover: data(use: COVER) { src } card: data(use: CARD) { src } } } }
    allMinistry { nodes { cover { cover: data(use: COVER) { src } card: data(use: CARD) { src } } } }
    page(key: { eq: "home" }) { cover { data(use: HERO) { src } } }
  }
`;
