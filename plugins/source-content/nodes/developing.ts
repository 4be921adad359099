/** True in `gatsby develop`, which keeps running and takes in what changes. */
export const isDeveloping = process.env.gatsby_executing_command === "develop";
