import { writeFile } from "node:fs/promises";
import type { BuildArgs } from "gatsby";
import { model } from "../content-model";

interface Renamed {
  readonly slug: string;
  readonly aliases: readonly string[];
}

/** Sends every old address of an entry to its present one, and answers every `/error-…` with the error page. */
export async function writeRedirects({ graphql }: Pick<BuildArgs, "graphql">): Promise<void> {
  const own = model.collections.filter(({ ownPage }) => ownPage);
  const queries = own.map(({ type, name }) => `${name}: all${type} { nodes { slug aliases } }`);
  const { data } = await graphql<Record<string, { nodes: Renamed[] }>>(`query Aliases { ${queries.join(" ")} }`);
  const moved = own.flatMap(({ name, path }) =>
    (data?.[name]?.nodes ?? []).flatMap(({ slug, aliases }) =>
      aliases.map((alias) => `${path(alias)} ${path(slug)} 301`),
    ),
  );
  await writeFile("public/_redirects", `${[...moved, "/error-* /error-500 404"].join("\n")}\n`);
}
