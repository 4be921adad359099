/** Stands in for the browser half of Gatsby's Partytown plugin, with none of its hooks. */
export {};
