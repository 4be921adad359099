import type { BuildArgs } from "gatsby";
import type { Redirect } from "../../plugins/static-pages/redirects";
import { events, model } from "../content-types";
import { eventFile } from "../lib/feed-paths";

interface Renamed {
  readonly slug: string;
  readonly aliases: readonly string[];
}

/** Sends every old address of an entry to its present one, and answers every `/error-…` with the error page. */
export async function redirects({ graphql }: Pick<BuildArgs, "graphql">): Promise<readonly Redirect[]> {
  const own = [
    ...model.collections.filter(({ ownPage }) => ownPage),
    // An event has no page, but a file for calendars.
    { type: events.type, name: events.name, path: eventFile },
  ];
  const queries = own.map(({ type, name }) => `${name}: all${type} { nodes { slug aliases } }`);
  const { data } = await graphql<Record<string, { nodes: Renamed[] }>>(`query Aliases { ${queries.join(" ")} }`);
  const moved = own.flatMap(({ name, path }) =>
    (data?.[name]?.nodes ?? []).flatMap(({ slug, aliases }) =>
      aliases.map((alias) => ({ from: path(alias), to: path(slug), status: 301 })),
    ),
  );
  return [...moved, { from: "/error-*", to: "/error-500", status: 404 }];
}
