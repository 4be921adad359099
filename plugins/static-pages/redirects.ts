import { writeFile } from "node:fs/promises";
import type { BuildArgs } from "gatsby";
import { events, model } from "../../src/content-types";
import { eventFile } from "../../src/lib/feed-paths";

interface Renamed {
  readonly slug: string;
  readonly aliases: readonly string[];
}

/** Sends every old address of an entry to its present one, and answers every `/error-…` with the error page. */
export async function writeRedirects({ graphql }: Pick<BuildArgs, "graphql">): Promise<void> {
  const own = [
    ...model.collections.filter(({ ownPage }) => ownPage),
    // An event has no page, but a file for calendars.
    { type: events.type, name: events.name, path: eventFile },
  ];
  const queries = own.map(({ type, name }) => `${name}: all${type} { nodes { slug aliases } }`);
  const { data } = await graphql<Record<string, { nodes: Renamed[] }>>(`query Aliases { ${queries.join(" ")} }`);
  const moved = own.flatMap(({ name, path }) =>
    (data?.[name]?.nodes ?? []).flatMap(({ slug, aliases }) =>
      aliases.map((alias) => `${path(alias)} ${path(slug)} 301`),
    ),
  );
  await writeFile("public/_redirects", `${[...moved, "/error-* /error-500 404"].join("\n")}\n`);
}
