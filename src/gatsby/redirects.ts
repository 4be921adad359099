import type { BuildArgs } from "gatsby";
import { formerAddresses } from "../../plugins/source-content/check/addresses";
import { textsAt } from "../../plugins/source-content/check/site-content";
import type { Redirect } from "../../plugins/static-pages/host-files";
import { model, site } from "../content-types";

/** Sends every old address of an entry or a fixed page to its present one, and answers every `/error-…` with the error page. */
export const redirects = ({ getNodesByType }: Pick<BuildArgs, "getNodesByType">): readonly Redirect[] => [
  // An event has no page; its calendar file redirects.
  ...model.collections.flatMap(({ type, ownPage, path, file }) =>
    [ownPage ? path : undefined, file].flatMap((place) =>
      place
        ? getNodesByType(type).flatMap((node) =>
            textsAt(node, "aliases").map((alias) => ({
              from: place(alias),
              to: place(String(node.slug)),
              status: 301,
            })),
          )
        : [],
    ),
  ),
  ...[...formerAddresses(model, getNodesByType(site.type)[0] ?? {})].map(([from, to]) => ({ from, to, status: 301 })),
  { from: "/error-*", to: "/error-500", status: 404 },
];
